import type { Site } from '../federation/site.ts';
import type { Pages } from '../routing/pages.ts';
import { hasDataToSpare, savesData } from './connection.ts';
import { fetchPage } from './fetch-page.ts';
import { pathAhead } from './path-ahead.ts';
import { watchIntent } from './watch-intent.ts';
import { watchVisibleLinks } from './watch-visible-links.ts';
import { whenLoaded } from './when-loaded.ts';

/**
 * Fetches pages before somebody opens them: those whose link somebody is about to follow, and those whose link is in
 * view while the connection has data to spare. Nobody has asked for them yet, so a failure is nobody's business.
 * @returns its undo.
 */
export function fetchAhead(site: Site, pages: Pages): () => void {
  const fetched = new Set<string>();
  const want = async (link: HTMLAnchorElement) => {
    const path = pathAhead(link);
    if (path === undefined || fetched.has(path)) return;
    fetched.add(path);
    const isThere = await fetchPage(site, pages, path).catch(() => false);
    if (!isThere) fetched.delete(path);
  };

  const stopIntent = watchIntent((link) => {
    if (!savesData()) void want(link);
  });
  const stopVisible = whenLoaded(() =>
    watchVisibleLinks(async (link) => {
      if (hasDataToSpare()) await want(link);
    }),
  );
  return () => {
    stopIntent();
    stopVisible();
  };
}
