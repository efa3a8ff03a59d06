import type { PageLoader } from '../federation/page-loader.ts';
import { startWhenIdle } from '../idle/start-when-idle.ts';

/** Loads the prefetching code when the browser is idle after hydration. Without it, each page loads on navigation. */
export function startPrefetching(loader: PageLoader): () => void {
  return startWhenIdle(async () => {
    const { prefetchLinkedPages } = await import(
      /* webpackChunkName: "prefetch" */ './prefetch.ts'
    );
    return () => prefetchLinkedPages(loader);
  });
}
