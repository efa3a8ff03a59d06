import { expect, test } from 'vitest';
import { listColumnChanges } from './column-changes.ts';

test('listColumnChanges returns only the changed columns of an audit entry', () => {
  const staff = { subject: 'staff', row_key: 'TM001' };
  const old = { role: 'team', name: 'Asha', team_role: 'team_member' };
  const now = { role: 'founder', name: 'Asha', team_role: null };
  expect(listColumnChanges({ ...staff, old, new: now })).toEqual([
    { column: 'role', before: 'team', after: 'founder' },
    { column: 'team_role', before: 'team_member', after: '' },
  ]);
  expect(listColumnChanges({ ...staff, old: null, new: null })).toEqual([]);
});
