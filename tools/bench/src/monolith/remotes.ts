import { routes as auth } from '@torsa/remote-auth/routes';
import { routes as dashboards } from '@torsa/remote-dashboards/routes';
import { routes as marketing } from '@torsa/remote-marketing/routes';
import type { RemoteRoutes } from '@torsa/shared/contract/remote';

/** The route tables of all remote apps, imported directly instead of by module federation. */
export const remotes: Readonly<Record<string, RemoteRoutes>> = {
  auth: { routes: auth },
  dashboards: { routes: dashboards },
  marketing: { routes: marketing },
};
