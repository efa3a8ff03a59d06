import { createContext, use } from 'react';
import type { PageLoader } from './page-loader.ts';

export const PageLoaderContext = createContext<PageLoader | undefined>(undefined);

/** @throws {Error} outside of the site. */
export function usePageLoader(): PageLoader {
  const loader = use(PageLoaderContext);
  if (!loader) throw new Error('A page is rendered outside of <Site>.');
  return loader;
}
