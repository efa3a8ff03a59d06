import { createContext, use } from 'react';
import type { RemoteLoader } from '../federation/remote-loader.ts';
import type { HeldPage } from './held-page.ts';

export interface PagesContextValue {
  readonly loader: RemoteLoader;
  /** The page of the document, where it was prerendered. */
  readonly held?: HeldPage | undefined;
}

/** Always the same in a document: a new value would have React throw the held page away. */
export const PagesContext = createContext<PagesContextValue | undefined>(undefined);

/** @throws {Error} outside of the site. */
export function usePages(): PagesContextValue {
  const pages = use(PagesContext);
  if (!pages) throw new Error('A page is rendered outside of <PagesContext>.');
  return pages;
}
