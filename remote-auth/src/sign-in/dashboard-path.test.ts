import { expect, test } from 'vitest';
import { getDashboardPath } from './dashboard-path.ts';

test.each([
  ['founder_local', '/founder-dashboard'],
  ['team', '/dashboard/team'],
  ['user', '/dashboard/user'],
] as const)('getDashboardPath of the role %s returns %s', (role, path) => {
  expect(getDashboardPath(role)).toBe(path);
});
