import type { RemoteRoutes } from '@torsa/shared/contract/remote';
import { routes as auth } from '../../remote-auth/src/routes.ts';
import { routes as dashboards } from '../../remote-dashboards/src/routes.ts';
import { routes as marketing } from '../../remote-marketing/src/routes.ts';

/** What the registry and the containers bring in the federated site is imported here. */
export const remotes: Readonly<Record<string, RemoteRoutes>> = {
  auth: { routes: auth },
  dashboards: { routes: dashboards },
  marketing: { routes: marketing },
};
