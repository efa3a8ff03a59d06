import { expect, test } from 'vitest';
import { dashboardPath } from './dashboard-path.ts';

test.each([
  ['founder_local', '/founder-dashboard'],
  ['team', '/dashboard/team'],
  ['user', '/dashboard/user'],
] as const)('dashboardPath of the role %s is %s', (role, path) => {
  expect(dashboardPath(role)).toBe(path);
});
