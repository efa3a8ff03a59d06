import { matchRoutes, type RouteObject } from 'react-router-dom';
import { type RemoteState, remoteState } from '../federation/remote-states.ts';
import type { Site } from '../federation/site.ts';
import { ownerOf } from './owner-of.ts';
import { isPageHandle } from './page-handle.ts';
import { pageRoute } from './page-route.tsx';
import { siteRoutes } from './site-routes.tsx';

/** What the router begins with: a page whose code is there. */
export interface AdoptedPage {
  readonly owner: string | undefined;
  readonly pages: RouteObject[];
  /** Ids of the routes that the page is rendered from. */
  readonly matched: readonly string[];
  /** Whether the document was rendered from the same code, so that React can take it over. */
  readonly isComposed: boolean;
}

/** The composed path of the document for addresses that nobody owns. */
export const anyPath = '*';

/**
 * Loads the page that the document was composed for. What the document shows stays until the page can be shown,
 * also when it is that of another release.
 * @returns undefined when the document was composed for another path, or when the code of the page cannot be loaded:
 * then the router loads the page anew and shows what went wrong in the outlet.
 */
export async function adoptComposedPage(
  container: HTMLElement,
  { remotes, loadRoutes, giveUp }: Site,
): Promise<AdoptedPage | undefined> {
  const { composedPath } = container.dataset;
  const owner = ownerOf(remotes, location.pathname);
  const fits = owner ? composedPath === canonicalPath(location.pathname) : composedPath === anyPath;
  if (!fits) return undefined;
  try {
    const pages = owner
      ? (await loadRoutes(owner)).routes.map((page) => pageRoute(owner, page, giveUp))
      : [];
    const matches = matchRoutes(siteRoutes(pages), location) ?? [];
    const matched = matches.flatMap(({ route }) => route.id ?? []);
    if (!owner) return { owner, pages, matched, isComposed: true };

    const { handle, path = '' } = matches.at(-1)?.route ?? {};
    // A release that took the place of another may lack the page.
    if (!isPageHandle(handle)) return undefined;
    await handle.preload();
    return { owner, pages, matched, isComposed: isLive(remoteState(owner, path)) };
  } catch {
    return undefined;
  }
}

/** Documents are composed with the live releases. */
function isLive(state: RemoteState | undefined): boolean {
  return state?.cohort === 'live' && !state.fallbackFrom;
}

function canonicalPath(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/';
}
