import { expect, test } from 'vitest';
import { changesOf } from './changes-of.ts';
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

test('what changed is told column by column, and what stayed is left out', () => {
  const old = { role: 'team', name: 'Asha', team_role: 'team_member' };
  const now = { role: 'founder', name: 'Asha', team_role: null };
  expect(changesOf({ old, new: now })).toEqual([
    { column: 'role', before: 'team', after: 'founder' },
    { column: 'team_role', before: 'team_member', after: '' },
  ]);
  expect(changesOf({ old: null, new: null })).toEqual([]);
});
