import {
  matchRoutes,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
} from 'react-router-dom';
import { RemoteLoadError } from '../federation/remote-load-error.ts';
import type { Site } from '../federation/site.ts';
import { ownerOf } from './owner-of.ts';
import { pageRoute } from './page-route.tsx';
import { contentRouteId } from './site-routes.tsx';

/** The routes of remotes by name. */
export type KnownPages = ReadonlyMap<string, RouteObject[]>;

/**
 * Brings a remote's pages into the router when a path of that remote is opened for the first time.
 * @param known pages that the router already has.
 */
export function discoverPages(
  { remotes, loadRoutes, giveUp }: Site,
  known: KnownPages,
): PatchRoutesOnNavigationFunction {
  const patched = new Map(known);
  return async ({ path, patch, signal }) => {
    const { pathname } = new URL(path, location.origin);
    const owner = ownerOf(remotes, pathname);
    if (!owner) return;
    // A release that took the place of another may lack this page: then the remote is asked for again.
    const isKnown = () => matchRoutes(patched.get(owner) ?? [], pathname) !== null;
    if (isKnown()) return;

    // The router tells the path alone; on the first page the rest is in the address.
    const address = pathname === location.pathname ? location.href : path;
    const { routes } = await loadRoutes(owner).catch((error) => giveUp(error, address, signal));
    const pages = routes.map((page) => pageRoute(owner, page, giveUp));
    if (!matchRoutes(pages, pathname)) {
      const cause = new Error(`The release that could be loaded has no page ${pathname}.`);
      await giveUp(new RemoteLoadError(owner, cause), address, signal);
    }
    // In a navigation that was given up, the router ignores the patch: the next one brings it again.
    if (signal.aborted || isKnown()) return;
    // The router keeps the pages that it has, and takes those that are new.
    patch(contentRouteId, pages);
    patched.set(owner, [...(patched.get(owner) ?? []), ...pages]);
  };
}
