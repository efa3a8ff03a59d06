import { createContext, use } from 'react';
import type { PageLoader } from '../federation/page-loader.ts';

/** Keep the value: a new one would make React discard the prerendered page. */
export const PageLoaderContext = createContext<PageLoader | undefined>(undefined);

/** @throws {Error} outside of the site. */
export function usePageLoader(): PageLoader {
  const loader = use(PageLoaderContext);
  if (!loader) throw new Error('A page is rendered outside of <PageLoaderContext>.');
  return loader;
}
