import type { RemoteRoutes } from '@torsa/shared/contract/remote';

/** The type of each remote's route table, which the remote's own type check enforces. */
export const routes: RemoteRoutes['routes'];
