import type { RemoteRoutes } from '@torsa/shared/contract/remote';

/** The type of each remote's route table. Each remote's own type check compares its routes with this type. */
export const routes: RemoteRoutes['routes'];
