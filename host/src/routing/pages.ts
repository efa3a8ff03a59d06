import { decideAccess, useAuth } from '@torsa/shared/auth';
import type { PageInLanguage } from '@torsa/shared/contract/load-in';
import type { PageHead, PageModule, PageParams } from '@torsa/shared/contract/remote';
import { matchRoutes, type NonIndexRouteObject } from 'react-router-dom';
import { RemoteLoadError } from '../federation/remote-load-error.ts';
import type { Site } from '../federation/site.ts';

/** A row of a remote's route table, with the code of its page once that is there. */
export interface KnownPage {
  readonly remote: string;
  readonly row: PageInLanguage;
  module: PageModule | undefined;
}

/**
 * What is known of the page at a path: that no remote owns it, that its owner or its owner's routes are not known yet,
 * or the page.
 */
export type PageLookup =
  | { readonly status: 'unowned' }
  | { readonly status: 'undiscovered' }
  | { readonly status: 'known'; readonly page: KnownPage; readonly params: PageParams };

/** The pages of all remotes, as far as they are loaded. Their code comes when a path is opened. */
export interface Pages {
  /** Answers at once, so that a page whose code is there is rendered without waiting. */
  readonly find: (pathname: string) => PageLookup;
  /** Finds the remote that owns a path, and brings its routes. @throws {Error} A failure is not kept. */
  readonly discover: (pathname: string) => Promise<void>;
  /** Brings the code of a page. @throws {RemoteLoadError} A failure is not kept. */
  readonly loadCode: (page: KnownPage) => Promise<void>;
}

export function createPages({
  ownership,
  ownerOf,
  loadRoutes,
}: Pick<Site, 'ownership' | 'ownerOf' | 'loadRoutes'>): Pages {
  const known = new Map<string, readonly KnownPage[]>();

  const find = (pathname: string): PageLookup => {
    const owned = ownership(pathname);
    if (owned.status === 'unowned') return owned;
    const rows = owned.status === 'owned' ? known.get(owned.owner) : undefined;
    const match = matchRoutes((rows ?? []).map(asRoute), pathname)?.at(-1);
    if (!match) return { status: 'undiscovered' };
    return { status: 'known', page: match.route.page, params: match.params };
  };

  const discover = async (pathname: string) => {
    const owner = await ownerOf(pathname);
    if (!owner) return;
    const { routes } = await loadRoutes(owner);
    const old = known.get(owner) ?? [];
    const isNew = (row: PageInLanguage) => old.every((page) => page.row.path !== row.path);
    const added = routes.filter(isNew).map((row) => ({ remote: owner, row, module: undefined }));
    known.set(owner, [...old, ...added]);
    // The release that took the place of another may lack this page: then the remote is asked for again.
    if (find(pathname).status === 'undiscovered') {
      const cause = new Error(`The release that could be loaded has no page ${pathname}.`);
      throw new RemoteLoadError(owner, cause);
    }
  };

  const loadCode = async (page: KnownPage) => {
    page.module ??= await page.row.load();
  };

  return { find, discover, loadCode };
}

/**
 * Brings all that the page at a path needs to be rendered. A page that would send the person away is not loaded.
 * @throws {Error} A failure is not kept.
 */
export async function loadPage(pages: Pages, pathname: string): Promise<PageLookup> {
  if (pages.find(pathname).status === 'undiscovered') await pages.discover(pathname);
  const found = pages.find(pathname);
  if (found.status === 'known' && isOpen(found.page)) await pages.loadCode(found.page);
  return found;
}

/** Whether the page at a path is there, and open to this visitor: it can be rendered without waiting. */
export function isReady(pages: Pages, pathname: string): boolean {
  const found = pages.find(pathname || '/');
  return found.status === 'known' && found.page.module !== undefined && isOpen(found.page);
}

function isOpen({ row }: KnownPage): boolean {
  return decideAccess(row.access, useAuth.getState().session).verdict !== 'redirect';
}

/** The page's title and description; undefined until its code is there. */
export function headOf({ module }: KnownPage, params: PageParams): PageHead | undefined {
  const head = module?.default.head;
  return typeof head === 'function' ? head(params) : head;
}

function asRoute(page: KnownPage): NonIndexRouteObject & { readonly page: KnownPage } {
  return { path: page.row.path, page };
}
