import { type Language, pagePath } from '@torsa/shared/i18n/languages';
import { type RemoteState, remoteState } from '../federation/remote-states.ts';
import { loadPage, type Pages } from './pages.ts';

/** The composed path of the document for addresses that nobody owns. */
export const anyPath = '*';

/**
 * Loads the page that the document was composed for. What the document shows stays until the page can be shown,
 * also when it is that of another release.
 * @returns whether the document was rendered from the same code, so that React can take it over. False as well when
 * the code cannot be loaded: then the page is opened anew, and the outlet shows what went wrong.
 */
export async function adoptComposedPage(
  container: HTMLElement,
  pages: Pages,
  language: Language,
): Promise<boolean> {
  const { composedPath } = container.dataset;
  const pathname = pagePath(language, location.pathname);
  const isNotFound = composedPath === anyPath;
  if (!isNotFound && composedPath !== canonicalPath(pathname)) return false;
  try {
    const found = await loadPage(pages, pathname);
    if (found.status !== 'known') return isNotFound;
    const { remote, row } = found.page;
    return !isNotFound && isLive(remoteState(remote, row.path));
  } catch {
    return false;
  }
}

/** Documents are composed with the live releases. */
function isLive(state: RemoteState | undefined): boolean {
  return state?.cohort === 'live' && !state.fallbackFrom;
}

function canonicalPath(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/';
}
