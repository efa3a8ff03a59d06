import { listIndexablePaths } from './published-paths.ts';
import { testStack } from './stack.ts';

/** Each public route of the product specification, with the heading of its page. */
export const specifiedRoutes = {
  '/': /./,
  '/about': /./,
  '/contact': /./,
  '/services': /./,
  '/services/website-build': 'Website Build',
  '/services/template': /./,
  '/services/marketing-site': /./,
  '/services/ai-tool': /AI Tool/,
  '/services/apps': /./,
  '/services/social-media-marketing': /./,
  '/our-team': /./,
  '/careers': /./,
  '/privacy': /What we know about you/,
  '/auth/login': 'Log In',
  '/auth/signup': 'Sign Up',
  '/auth/management-login': 'Management Login',
  '/auth/team-login': 'Team Login',
  '/auth/employee-login': 'Employee Login',
  '/auth/founder-login': 'Founder Login',
  '/auth/check-email': 'Check Your Email',
  '/auth/forgot-password': 'Forgot Your Password?',
  '/auth/new-password': 'Choose Your Password',
  '/auth/unsubscribe': 'Unsubscribe',
} as const satisfies Record<string, string | RegExp>;

/** Every public route: the routes of the product specification and all other published pages. */
export const publicRoutes: Readonly<Record<string, string | RegExp>> = {
  ...specifiedRoutes,
  ...Object.fromEntries(
    (await listIndexablePaths(testStack.siteDir))
      .filter((path) => !(path in specifiedRoutes))
      .map((path) => [path, /./]),
  ),
};

export const privateRoutes = [
  '/dashboard/user',
  '/dashboard/team',
  '/founder-dashboard',
  '/dashboard/inbox',
  '/dashboard/inbox/any',
  '/dashboard/messages',
  '/dashboard/messages/any',
  '/dashboard/projects',
  '/dashboard/projects/any',
  '/dashboard/files',
  '/founder-dashboard/people',
  '/founder-dashboard/audit',
  '/founder-dashboard/analytics',
  '/founder-dashboard/settings',
  '/dashboard/team-members',
  '/dashboard/tasks',
  '/dashboard/reports',
  '/account',
] as const;

/** The public routes that search engines may index. */
export const indexableRoutes: readonly string[] = Object.keys(publicRoutes).filter(
  (path) => !path.startsWith('/auth/'),
);

/**
 * Returns the Bengali path of a page.
 * @param path the page's English path
 */
export function toBengaliPath(path: string): string {
  return path === '/' ? '/bn' : `/bn${path}`;
}
