import type { RemotePage } from '@torsa/shared/contract/remote';

/** The routes of the login and sign-up pages. They are plain data, because builds read them without running a page. */
export const routes = [
  {
    id: 'log-in',
    path: '/auth/login',
    nav: [{ slot: 'account@1', order: 20, label: { en: 'Log In', bn: 'লগ-ইন' } }],
    access: { roles: ['guest'], otherwise: '/dashboard/user' },
    load: {
      en: () => import(/* webpackChunkName: "log-in.en" */ './log-in/log-in-page.copy.en.ts'),
      bn: () => import(/* webpackChunkName: "log-in.bn" */ './log-in/log-in-page.copy.bn.ts'),
    },
  },
  {
    id: 'sign-up',
    path: '/auth/signup',
    nav: [{ slot: 'account@1', order: 30, label: { en: 'Sign Up', bn: 'সাইন-আপ' }, emphasis: true }],
    access: { roles: ['guest'], otherwise: '/dashboard/user' },
    load: {
      en: () => import(/* webpackChunkName: "sign-up.en" */ './sign-up/sign-up-page.copy.en.ts'),
      bn: () => import(/* webpackChunkName: "sign-up.bn" */ './sign-up/sign-up-page.copy.bn.ts'),
    },
  },
  {
    id: 'check-email',
    path: '/auth/check-email',
    noIndex: true,
    load: {
      en: () =>
        import(
          /* webpackChunkName: "check-email.en" */ './check-email/check-email-page.copy.en.ts'
        ),
      bn: () =>
        import(
          /* webpackChunkName: "check-email.bn" */ './check-email/check-email-page.copy.bn.ts'
        ),
    },
  },
  {
    id: 'forgot-password',
    path: '/auth/forgot-password',
    noIndex: true,
    load: {
      en: () =>
        import(
          /* webpackChunkName: "forgot-password.en" */ './forgot-password/forgot-password-page.copy.en.ts'
        ),
      bn: () =>
        import(
          /* webpackChunkName: "forgot-password.bn" */ './forgot-password/forgot-password-page.copy.bn.ts'
        ),
    },
  },
  {
    id: 'new-password',
    path: '/auth/new-password',
    noIndex: true,
    load: {
      en: () =>
        import(
          /* webpackChunkName: "new-password.en" */ './new-password/new-password-page.copy.en.ts'
        ),
      bn: () =>
        import(
          /* webpackChunkName: "new-password.bn" */ './new-password/new-password-page.copy.bn.ts'
        ),
    },
  },
  {
    id: 'unsubscribe',
    path: '/auth/unsubscribe',
    noIndex: true,
    load: {
      en: () =>
        import(
          /* webpackChunkName: "unsubscribe.en" */ './unsubscribe/unsubscribe-page.copy.en.ts'
        ),
      bn: () =>
        import(
          /* webpackChunkName: "unsubscribe.bn" */ './unsubscribe/unsubscribe-page.copy.bn.ts'
        ),
    },
  },
  {
    id: 'management-login',
    path: '/auth/management-login',
    nav: [
      {
        slot: 'account@1',
        order: 40,
        label: { en: 'Management Log In', bn: 'ম্যানেজমেন্ট লগ-ইন' },
        menu: 'management',
        for: ['guest'],
      },
    ],
    noIndex: true,
    load: {
      en: () =>
        import(
          /* webpackChunkName: "management-login.en" */ './management-login/management-login-page.copy.en.ts'
        ),
      bn: () =>
        import(
          /* webpackChunkName: "management-login.bn" */ './management-login/management-login-page.copy.bn.ts'
        ),
    },
  },
  {
    id: 'team-login',
    path: '/auth/team-login',
    nav: [{ slot: 'account@1/management', order: 20, label: { en: 'Team', bn: 'টিম' } }],
    // Hides this page only from logged-in team members, because other users may have a second account on the team.
    access: { roles: ['guest', 'user', 'founder_local'], otherwise: '/dashboard/team' },
    load: {
      en: () =>
        import(/* webpackChunkName: "team-login.en" */ './team-login/team-login-page.copy.en.ts'),
      bn: () =>
        import(/* webpackChunkName: "team-login.bn" */ './team-login/team-login-page.copy.bn.ts'),
    },
  },
  {
    id: 'employee-login',
    path: '/auth/employee-login',
    nav: [{ slot: 'account@1/management', order: 30, label: { en: 'Employee', bn: 'কর্মী' } }],
    noIndex: true,
    load: {
      en: () =>
        import(
          /* webpackChunkName: "employee-login.en" */ './employee-login/employee-login-page.copy.en.ts'
        ),
      bn: () =>
        import(
          /* webpackChunkName: "employee-login.bn" */ './employee-login/employee-login-page.copy.bn.ts'
        ),
    },
  },
  {
    id: 'founder-login',
    path: '/auth/founder-login',
    nav: [{ slot: 'account@1/management', order: 10, label: { en: 'Founder', bn: 'প্রতিষ্ঠাতা' } }],
    noIndex: true,
    load: {
      en: () =>
        import(
          /* webpackChunkName: "founder-login.en" */ './founder-login/founder-login-page.copy.en.ts'
        ),
      bn: () =>
        import(
          /* webpackChunkName: "founder-login.bn" */ './founder-login/founder-login-page.copy.bn.ts'
        ),
    },
  },
] as const satisfies readonly RemotePage[];
