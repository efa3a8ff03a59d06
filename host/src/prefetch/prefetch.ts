import type { PageLoader } from '../federation/page-loader.ts';
import { callWhenDocumentLoaded } from '../idle/when-loaded.ts';
import { hasFastConnection, isDataSaverOn } from './connection.ts';
import { getLinkedPagePath } from './linked-page-path.ts';
import { prefetchOnLinkIntent } from './watch-intent.ts';
import { prefetchVisibleLinks } from './watch-visible-links.ts';

/**
 * Prefetches the page of a link that the visitor hovers, touches or focuses. On a fast connection, it also prefetches
 * the pages of visible links.
 * @returns a function that stops the prefetching.
 */
export function prefetchLinkedPages(loader: PageLoader): () => void {
  const prefetched = new Set<string>();
  const prefetch = async (link: HTMLAnchorElement) => {
    const path = getLinkedPagePath(link);
    if (path === undefined || prefetched.has(path)) return;
    prefetched.add(path);
    const hasLoaded = await loader.load(path).then(
      ({ status }) => status === 'loaded',
      () => false,
    );
    if (!hasLoaded) prefetched.delete(path);
  };

  const stopIntent = prefetchOnLinkIntent((link) => {
    if (!isDataSaverOn()) void prefetch(link);
  });
  const stopVisible = callWhenDocumentLoaded(() =>
    prefetchVisibleLinks(async (link) => {
      if (hasFastConnection()) await prefetch(link);
    }),
  );
  return () => {
    stopIntent();
    stopVisible();
  };
}
