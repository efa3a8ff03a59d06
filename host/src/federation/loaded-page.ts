import type { LocalizedPage } from '@torsa/shared/contract/page-languages';
import type { PageParams } from '@torsa/shared/contract/page-params';
import type { PageHead, PageModule } from '@torsa/shared/contract/remote';
import type { ReleaseCohort } from './choose-releases.ts';

/** The route in the route table of a remote (micro-frontend) that matches a path, with its URL parameters. */
export interface MatchedPageRoute {
  readonly remote: string;
  readonly row: LocalizedPage;
  readonly params: PageParams;
}

/** The release that contains the page. After a fallback, other pages of the remote can be from a different release. */
export interface PageRelease {
  readonly version: string;
  readonly cohort: ReleaseCohort;
  /** The load time of the route table in milliseconds. It is near zero after a prefetch. */
  readonly loadTime: number;
  /** The version of the chosen release that failed to load and was replaced by a fallback, if any. */
  readonly fallbackFrom?: string;
}

/** A page of a remote (micro-frontend) whose code has loaded. */
export type LoadedPage = MatchedPageRoute & {
  readonly status: 'loaded';
  readonly module: PageModule;
  readonly release: PageRelease;
};

/**
 * The result of loading a page. `refused` means that the access rule redirects this visitor, so the code was not
 * loaded.
 */
export type PageLoadResult =
  | LoadedPage
  | (MatchedPageRoute & { readonly status: 'refused' })
  | { readonly status: 'notFound' };

/** Returns the title and description for the page's `<head>`. */
export function getPageHead({ module, params }: LoadedPage): PageHead {
  const { head } = module.default;
  return typeof head === 'function' ? head(params) : head;
}
