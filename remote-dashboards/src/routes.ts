import type { RemotePage } from '@torsa/shared/contract/remote';

/** The three dashboards. Data only: builds read it without running a page. */
export const routes = [
  {
    id: 'user-dashboard',
    path: '/dashboard/user',
    nav: [
      { slot: 'account@1', order: 10, label: { en: 'Dashboard', bn: 'ড্যাশবোর্ড' }, for: ['user'] },
    ],
    access: { roles: ['user', 'team', 'founder_local'], otherwise: '/auth/login' },
    load: {
      en: () => import(/* webpackChunkName: "user-dashboard.en" */ './user/user-dashboard.en.ts'),
      bn: () => import(/* webpackChunkName: "user-dashboard.bn" */ './user/user-dashboard.bn.ts'),
    },
  },
  {
    id: 'team-dashboard',
    path: '/dashboard/team',
    nav: [
      { slot: 'account@1', order: 10, label: { en: 'Dashboard', bn: 'ড্যাশবোর্ড' }, for: ['team'] },
    ],
    access: { roles: ['team'], otherwise: { guest: '/auth/login', signedIn: '/dashboard/user' } },
    load: {
      en: () => import(/* webpackChunkName: "team-dashboard.en" */ './team/team-dashboard.en.ts'),
      bn: () => import(/* webpackChunkName: "team-dashboard.bn" */ './team/team-dashboard.bn.ts'),
    },
  },
  {
    id: 'founder-dashboard',
    path: '/founder-dashboard',
    nav: [
      {
        slot: 'account@1',
        order: 10,
        label: { en: 'Dashboard', bn: 'ড্যাশবোর্ড' },
        for: ['founder_local'],
      },
    ],
    access: { roles: ['founder_local'], otherwise: '/auth/founder-login' },
    load: {
      en: () =>
        import(/* webpackChunkName: "founder-dashboard.en" */ './founder/founder-dashboard.en.ts'),
      bn: () =>
        import(/* webpackChunkName: "founder-dashboard.bn" */ './founder/founder-dashboard.bn.ts'),
    },
  },
] as const satisfies readonly RemotePage[];
