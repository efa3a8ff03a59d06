import { createContext, use } from 'react';
import type { PageLoader } from '../federation/page-loader.ts';

/**
 * The React context of the page loader. Its value must never change, because React would then discard the prerendered
 * page.
 */
export const PageLoaderContext = createContext<PageLoader | undefined>(undefined);

/**
 * Returns the page loader.
 * @throws {Error} outside of the context provider.
 */
export function usePageLoader(): PageLoader {
  const loader = use(PageLoaderContext);
  if (!loader) throw new Error('usePageLoader was called outside of <PageLoaderContext>.');
  return loader;
}
