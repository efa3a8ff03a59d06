import type { RemotePage } from '@torsa/shared/contract/remote';

/** The three dashboards. Data only: builds read it without running a page. */
export const routes = [
  {
    id: 'user-dashboard',
    path: '/dashboard/user',
    access: 'client',
    load: {
      en: () => import(/* webpackChunkName: "user-dashboard.en" */ './user/user-dashboard.en.ts'),
      bn: () => import(/* webpackChunkName: "user-dashboard.bn" */ './user/user-dashboard.bn.ts'),
    },
  },
  {
    id: 'team-dashboard',
    path: '/dashboard/team',
    access: 'team',
    load: {
      en: () => import(/* webpackChunkName: "team-dashboard.en" */ './team/team-dashboard.en.ts'),
      bn: () => import(/* webpackChunkName: "team-dashboard.bn" */ './team/team-dashboard.bn.ts'),
    },
  },
  {
    id: 'founder-dashboard',
    path: '/founder-dashboard',
    access: 'founder',
    load: {
      en: () =>
        import(/* webpackChunkName: "founder-dashboard.en" */ './founder/founder-dashboard.en.ts'),
      bn: () =>
        import(/* webpackChunkName: "founder-dashboard.bn" */ './founder/founder-dashboard.bn.ts'),
    },
  },
] as const satisfies readonly RemotePage[];
