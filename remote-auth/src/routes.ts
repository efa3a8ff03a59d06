import type { RemotePage } from '@torsa/shared/contract/remote';

/** The pages for logging in and signing up. Data only: builds read it without running a page. */
export const routes = [
  {
    id: 'log-in',
    path: '/auth/login',
    access: 'guest',
    load: () => import(/* webpackChunkName: "log-in" */ './log-in/log-in-page.tsx'),
  },
  {
    id: 'sign-up',
    path: '/auth/signup',
    access: 'guest',
    load: () => import(/* webpackChunkName: "sign-up" */ './sign-up/sign-up-page.tsx'),
  },
  {
    id: 'check-email',
    path: '/auth/check-email',
    load: () => import(/* webpackChunkName: "check-email" */ './check-email/check-email-page.tsx'),
  },
  {
    id: 'management-login',
    path: '/auth/management-login',
    load: () =>
      import(
        /* webpackChunkName: "management-login" */ './management-login/management-login-page.tsx'
      ),
  },
  {
    id: 'team-login',
    path: '/auth/team-login',
    access: 'teamGuest',
    load: () => import(/* webpackChunkName: "team-login" */ './team-login/team-login-page.tsx'),
  },
  {
    id: 'employee-login',
    path: '/auth/employee-login',
    load: () =>
      import(/* webpackChunkName: "employee-login" */ './employee-login/employee-login-page.tsx'),
  },
  {
    id: 'founder-login',
    path: '/auth/founder-login',
    load: () =>
      import(/* webpackChunkName: "founder-login" */ './founder-login/founder-login-page.tsx'),
  },
] as const satisfies readonly RemotePage[];
