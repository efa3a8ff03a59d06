import type { PageHead, PageParams } from '@torsa/shared/contract/remote';
import type { UIMatch } from 'react-router-dom';

/** What the host keeps on the route of a page. */
export interface PageHandle {
  /** The page's title and description, once its module is there. */
  readonly head: (params: PageParams) => PageHead | undefined;
  /** Loads the page's module. A failure is not kept, so calling it again is a retry. */
  readonly preload: () => Promise<void>;
}

export const notFoundHead: PageHead = {
  title: 'Page not found',
  description: 'This address does not lead to a page of Torsa.',
};

export const failureHead: PageHead = {
  title: 'Not available right now',
  description: 'This part of the site could not be loaded.',
};

/** The handle of the page that the router shows, if it shows one. */
export function pageMatch(
  matches: readonly UIMatch[],
): { readonly handle: PageHandle; readonly params: PageParams } | undefined {
  const match = matches.at(-1);
  if (!isPageHandle(match?.handle)) return undefined;
  return { handle: match.handle, params: match.params };
}

export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'preload' in handle;
}
