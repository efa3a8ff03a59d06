import { accessRules } from '@torsa/shared/testing/access-rules';
import { expect, test } from 'vitest';
import { routes } from './routes.ts';

test('each portal route declares the user roles that may open the route', () => {
  const staff = { ...accessRules.team, roles: ['team', 'founder_local'] };
  const rules = routes.map((route) => [route.path, 'access' in route ? route.access : 'everybody']);
  expect(Object.fromEntries(rules)).toEqual({
    '/dashboard/user': accessRules.client,
    '/dashboard/team': accessRules.team,
    '/founder-dashboard': accessRules.founder,
    '/dashboard/inbox': staff,
    '/dashboard/inbox/:id': staff,
    '/dashboard/messages': accessRules.client,
    '/dashboard/messages/:id': accessRules.client,
    '/dashboard/projects': accessRules.client,
    '/dashboard/projects/:id': accessRules.client,
    '/dashboard/files': accessRules.client,
    '/founder-dashboard/people': accessRules.founder,
    '/founder-dashboard/audit': accessRules.founder,
    '/founder-dashboard/analytics': accessRules.founder,
    '/founder-dashboard/settings': accessRules.founder,
    '/founder-dashboard/settings/:section': accessRules.founder,
    '/dashboard/team-members': accessRules.team,
    '/dashboard/tasks': staff,
    '/dashboard/reports': staff,
    '/account': accessRules.client,
    '/link/:token': 'everybody',
    '/dashboard/*': 'everybody',
    '/founder-dashboard/*': 'everybody',
  });
});
