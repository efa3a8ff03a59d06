import { matchRoutes, type PatchRoutesOnNavigationFunction } from 'react-router-dom';
import { RemoteLoadError } from '../federation/remote-load-error.ts';
import type { Site } from '../federation/site.ts';
import { ownerOf } from './owner-of.ts';
import { pageRoute } from './page-route.tsx';
import { contentRouteId } from './site-routes.tsx';

/**
 * Brings a remote's pages into the router when a path of that remote is opened for the first time.
 * @param known remotes whose pages the router already has.
 */
export function discoverPages(
  { remotes, loadRoutes, giveUp }: Site,
  known: ReadonlySet<string>,
): PatchRoutesOnNavigationFunction {
  const patched = new Set(known);
  return async ({ path, patch, signal }) => {
    const { pathname } = new URL(path, 'http://site');
    const owner = ownerOf(remotes, pathname);
    if (!owner || patched.has(owner)) return;
    const { routes } = await loadRoutes(owner).catch((error) => giveUp(error, path));
    const pages = routes.map((page) => pageRoute(owner, page, giveUp));
    if (!matchRoutes(pages, pathname)) {
      // The release that owns this path could not be loaded, and the one that took its place is without it.
      await giveUp(new RemoteLoadError(owner, new Error(`It has no page ${pathname}.`)), path);
    }
    // In a navigation that was given up, the router ignores the patch: the next one brings it again.
    if (signal.aborted || patched.has(owner)) return;
    patch(contentRouteId, pages);
    patched.add(owner);
  };
}
