import type { RemotePage } from '@torsa/shared/contract/remote';
import { routes as pages } from '../routes.ts';

/** In development the remote has one page more: its parts in every state. */
export const routes = [
  ...pages,
  {
    id: 'parts',
    path: '/__parts/dashboards',
    load: {
      en: () => import(/* webpackChunkName: "parts.en" */ './parts-page.copy.en.ts'),
      bn: () => import(/* webpackChunkName: "parts.bn" */ './parts-page.copy.bn.ts'),
    },
  },
] as const satisfies readonly RemotePage[];
