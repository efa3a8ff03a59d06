import type { PageLoader } from '../federation/page-loader.ts';
import { startWhenIdle } from '../idle/start-when-idle.ts';

/** Loads what prefetches pages, once the page has come to life. Without it, each is loaded when it is opened. */
export function startPrefetching(loader: PageLoader): () => void {
  return startWhenIdle(async () => {
    const { prefetchLinkedPages } = await import(
      /* webpackChunkName: "prefetch" */ './prefetch.ts'
    );
    return () => prefetchLinkedPages(loader);
  });
}
