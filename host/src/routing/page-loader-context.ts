import { createContext, use } from 'react';
import type { PageLoader } from '../federation/page-loader.ts';

/** The page loader of the tab. Its value must not change: a new value would make React discard the prerendered page. */
export const PageLoaderContext = createContext<PageLoader | undefined>(undefined);

/** Returns the page loader. @throws {Error} outside of the provider. */
export function usePageLoader(): PageLoader {
  const loader = use(PageLoaderContext);
  if (!loader) throw new Error('usePageLoader was called outside of <PageLoaderContext>.');
  return loader;
}
