import { expect, test } from 'vitest';
import { findRenamedSqlVariables } from './local-names.ts';

test('an SQL parameter with a new name throughout its function counts as renamed', () => {
  const before = 'select * from notes n where n.body = add_note.body; -- Why.\n return made;';
  const after = 'select * from notes n\n where n.body = p_body; return note;';
  expect([...(findRenamedSqlVariables('add_note', before, after) ?? [])]).toEqual([
    ['body', 'p_body'],
    ['made', 'note'],
  ]);
});

test.each([
  ['a name that has two new names', 'a + a', 'b + c'],
  ['one new name for two names', 'a + b', 'c + c'],
  ['another text', "select 'a'", "select 'b'"],
  ['another number', 'a + 1', 'a + 2'],
  ['another operator', 'a + b', 'a - b'],
  ['one token more', 'a + b', 'a + b + c'],
])('%s is no rename', (_, before, after) => {
  expect(findRenamedSqlVariables('f', before, after)).toBeUndefined();
});
