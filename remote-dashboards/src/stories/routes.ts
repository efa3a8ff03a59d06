import type { RemotePage } from '@torsa/shared/contract/remote';
import { routes as pages } from '../routes.ts';

/** The routes of the portal with the stories page, during development only. */
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
