import type { RemotePage } from '@torsa/shared/contract/remote';

/** The three dashboards. Data only: builds read it without running a page. */
export const routes = [
  {
    id: 'user-dashboard',
    path: '/dashboard/user',
    access: 'client',
    load: () => import(/* webpackChunkName: "user-dashboard" */ './user/user-dashboard-page.tsx'),
  },
  {
    id: 'team-dashboard',
    path: '/dashboard/team',
    access: 'team',
    load: () => import(/* webpackChunkName: "team-dashboard" */ './team/team-dashboard-page.tsx'),
  },
  {
    id: 'founder-dashboard',
    path: '/founder-dashboard',
    access: 'founder',
    load: () =>
      import(/* webpackChunkName: "founder-dashboard" */ './founder/founder-dashboard-page.tsx'),
  },
] as const satisfies readonly RemotePage[];
