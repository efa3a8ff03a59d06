import { expect, test } from 'vitest';
import { getNavigationPath } from './current-path.ts';

const entries = [{ path: '/founder-dashboard' }, { path: '/founder-dashboard/people' }];

test.each([
  ['/founder-dashboard', '/founder-dashboard'],
  ['/founder-dashboard/people', '/founder-dashboard/people'],
  ['/founder-dashboard/people/7', '/founder-dashboard/people'],
  ['/founder-dashboards', undefined],
  ['/account', undefined],
])('getNavigationPath of the page %s returns the navigation entry %s', (pathname, expected) => {
  expect(getNavigationPath(entries, pathname)).toBe(expected);
});
