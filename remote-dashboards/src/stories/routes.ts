import type { RemotePage } from '@torsa/shared/contract/remote';
import { routes as pages } from '../routes.ts';

/** In development the remote has one page more: its parts in every state. */
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
