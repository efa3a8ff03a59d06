import type { PageLoader } from '../federation/page-loader.ts';
import { whenLoaded } from '../idle/when-loaded.ts';
import { hasFastConnection, isDataSaverOn } from './connection.ts';
import { linkedPagePath } from './linked-page-path.ts';
import { watchIntent } from './watch-intent.ts';
import { watchVisibleLinks } from './watch-visible-links.ts';

/**
 * Loads pages before somebody opens them: those whose link somebody is about to follow, and those whose link is in
 * view while the connection has data to spare. Nobody has asked for them yet, so a failure is nobody's business.
 * @returns the cleanup.
 */
export function prefetchLinkedPages(loader: PageLoader): () => void {
  const prefetched = new Set<string>();
  const prefetch = async (link: HTMLAnchorElement) => {
    const path = linkedPagePath(link);
    if (path === undefined || prefetched.has(path)) return;
    prefetched.add(path);
    const isThere = await loader.load(path).then(
      ({ status }) => status === 'loaded',
      () => false,
    );
    if (!isThere) prefetched.delete(path);
  };

  const stopIntent = watchIntent((link) => {
    if (!isDataSaverOn()) void prefetch(link);
  });
  const stopVisible = whenLoaded(() =>
    watchVisibleLinks(async (link) => {
      if (hasFastConnection()) await prefetch(link);
    }),
  );
  return () => {
    stopIntent();
    stopVisible();
  };
}
