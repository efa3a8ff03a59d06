import type { RemotePage } from '@torsa/shared/contract/remote';
import { routes as pages } from '../routes.ts';

/** The routes of the portal, and the stories page, which exists only during development. */
export const routes = [
  ...pages,
  {
    id: 'stories',
    path: '/__parts/dashboards',
    load: {
      en: () => import(/* webpackChunkName: "stories.en" */ './stories-page.copy.en.ts'),
      bn: () => import(/* webpackChunkName: "stories.bn" */ './stories-page.copy.bn.ts'),
    },
  },
] as const satisfies readonly RemotePage[];
