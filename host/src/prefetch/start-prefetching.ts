import type { PageLoader } from '../federation/page-loader.ts';
import { loadAndStartWhenIdle } from '../idle/start-when-idle.ts';

/**
 * Loads the prefetching code when the browser is idle after hydration. Without that code, pages load when the visitor
 * opens them.
 */
export function startPrefetching(loader: PageLoader): () => void {
  return loadAndStartWhenIdle(async () => {
    const { prefetchLinkedPages } = await import(
      /* webpackChunkName: "prefetch" */ './prefetch.ts'
    );
    return () => prefetchLinkedPages(loader);
  });
}
