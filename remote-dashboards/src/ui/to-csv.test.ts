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
  [' =1+1', `"' =1+1"`],
  ['\u200e\u00a0=1+1', `"'\u200e\u00a0=1+1"`],
  ['＝1+1', `"'＝1+1"`],
  ['＠SUM(1)', `"'＠SUM(1)"`],
  ['\n=1+1', `"'\n=1+1"`],
  ['a=1', '"a=1"'],
  ['তোর্সা', '"তোর্সা"'],
])('the CSV cell of %j is quoted and harmless', (text, cell) => {
  expect(toCsv([[text, 'b']])).toBe(`\uFEFF${cell},"b"\r\n`);
});
