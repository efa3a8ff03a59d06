import { matchRoutes, type RouteObject } from 'react-router-dom';
import { useRemoteStates } from '../federation/remote-states.ts';
import type { Site } from '../federation/site.ts';
import { ownerOf } from './owner-of.ts';
import { isPageHandle } from './page-handle.ts';
import { pageRoute } from './page-route.tsx';
import { siteRoutes } from './site-routes.tsx';

/** What the composed document already shows, for the router to begin with. */
export interface AdoptedPage {
  readonly owner: string | undefined;
  readonly pages: RouteObject[];
  /** Ids of the routes that the document was rendered from. */
  readonly matched: readonly string[];
}

/** The composed path of the document for addresses that nobody owns. */
export const anyPath = '*';

/**
 * Loads what the composed page in the document was rendered from, so that React can take it over.
 * @returns undefined when the document was composed for another path, for another release,
 * or when its code cannot be loaded: then the router loads the page anew and shows what went wrong in the outlet.
 */
export async function adoptComposedPage(
  container: HTMLElement,
  { remotes, loadRoutes }: Site,
): Promise<AdoptedPage | undefined> {
  const { composedPath } = container.dataset;
  const owner = ownerOf(remotes, location.pathname);
  const fits = owner ? composedPath === canonicalPath(location.pathname) : composedPath === anyPath;
  // Documents are composed with the live releases.
  if (!fits || (owner && remotes[owner]?.cohort !== 'live')) return undefined;
  try {
    const pages = owner
      ? (await loadRoutes(owner)).routes.map((page) => pageRoute(owner, page))
      : [];
    const matches = matchRoutes(siteRoutes(pages), location) ?? [];
    await Promise.all(
      matches.map(({ route }) => isPageHandle(route.handle) && route.handle.preload()),
    );
    if (owner && useRemoteStates.getState().remotes[owner]?.fallbackFrom) return undefined;
    return { owner, pages, matched: matches.flatMap(({ route }) => route.id ?? []) };
  } catch {
    return undefined;
  }
}

function canonicalPath(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/';
}
