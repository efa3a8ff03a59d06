import type { Registry } from '@torsa/shared/contract/registry';
import type { PatchRoutesOnNavigationFunction } from 'react-router-dom';
import type { LoadRoutes } from '../federation/connect-remotes.ts';
import { ownerOf } from './owner-of.ts';
import { pageRoute } from './page-route.tsx';
import { contentRouteId } from './site-routes.tsx';

/**
 * Brings a remote's pages into the router when a path of that remote is opened for the first time.
 * @param known remotes whose pages the router already has.
 */
export function discoverPages(
  registry: Registry,
  loadRoutes: LoadRoutes,
  known: ReadonlySet<string>,
): PatchRoutesOnNavigationFunction {
  const patched = new Set(known);
  return async ({ path, patch, signal }) => {
    const owner = ownerOf(registry, new URL(path, 'http://site').pathname);
    if (!owner || patched.has(owner)) return;
    const { routes } = await loadRoutes(owner);
    // In a navigation that was given up, the router ignores the patch: the next one brings it again.
    if (signal.aborted || patched.has(owner)) return;
    patch(
      contentRouteId,
      routes.map((page) => pageRoute(owner, page)),
    );
    patched.add(owner);
  };
}
