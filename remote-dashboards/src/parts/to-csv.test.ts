import { expect, test } from 'vitest';
import { toCsv } from './to-csv.ts';

test.each([
  ['plain', '"plain"'],
  ['a "b", c\nd', '"a ""b"", c\nd"'],
  ['=1+1', `"'=1+1"`],
  ['+91 3582', `"'+91 3582"`],
  ['-1', `"'-1"`],
  ['@sum', `"'@sum"`],
  ['\tx', `"'\tx"`],
  ['তোর্সা', '"তোর্সা"'],
])('a cell of CSV: %j', (text, cell) => {
  expect(toCsv([[text, 'b']])).toBe(`\uFEFF${cell},"b"\r\n`);
});
