import { decideAccess, useAuth } from '@torsa/shared/auth';
import type { PageInLanguage } from '@torsa/shared/contract/load-in';
import type { PageParams } from '@torsa/shared/contract/page-params';
import type { PageHead, PageModule } from '@torsa/shared/contract/remote';
import { matchRoutes } from 'react-router-dom';
import type { LoadRoutes } from './connect-remotes.ts';
import { RemoteLoadError } from './remote-load-error.ts';

/** The row of a remote's route table that an address leads to. */
export interface PageRoute {
  readonly remote: string;
  readonly row: PageInLanguage;
  readonly params: PageParams;
}

/** A page whose code is there. */
export type LoadedPage = PageRoute & { readonly status: 'loaded'; readonly module: PageModule };

/** What stands at an address. `refused`: the access rule sends this visitor elsewhere, so the code was not loaded. */
export type PageResult =
  | LoadedPage
  | (PageRoute & { readonly status: 'refused' })
  | { readonly status: 'notFound' };

/** With what React's `use` notes on a promise as well, so that rendering does not wait for what is settled. */
export type PagePromise = Promise<PageResult> & Settled;
interface Settled {
  status?: 'fulfilled' | 'rejected';
  value?: PageResult;
  reason?: unknown;
}

/**
 * Brings pages into this tab: the one way for hydration, navigation and prefetching. Concurrent callers share one
 * request. Paths have no language prefix.
 */
export interface RemoteLoader {
  /** @throws {Error} when no release can be had. The next call is a new attempt. */
  readonly load: (path: string) => Promise<PageResult>;
  /** As {@link load}, for rendering: a failure stays until somebody calls {@link load} again. */
  readonly read: (path: string) => PagePromise;
  /** What stands at a path, if that is known by now and can be rendered without waiting. */
  readonly peek: (path: string) => PageResult | undefined;
  /** The routes alone, which is what guards need. @throws {Error} A failure is not kept. */
  readonly findRoute: (path: string) => Promise<PageRoute | undefined>;
}

interface RemoteLoaderOptions {
  readonly ownerOf: (path: string) => Promise<string | undefined>;
  readonly loadRoutes: LoadRoutes;
  /** What to do about a page that cannot be had: opens the site as it is now when that helps, throws otherwise. */
  readonly reloadOrThrow: (error: unknown, path: string) => Promise<never>;
}

export function createRemoteLoader(options: RemoteLoaderOptions): RemoteLoader {
  const { reloadOrThrow } = options;
  const findRoute = createRouteFinder(options);
  const promises = new Map<string, PagePromise>();

  const open = async (path: string): Promise<PageResult> => {
    const route = await findRoute(path);
    if (!route) return { status: 'notFound' };
    if (isRefused(route.row)) return { status: 'refused', ...route };
    return { status: 'loaded', ...route, module: await route.row.load() };
  };

  const start = (path: string): PagePromise => {
    const promise: PagePromise = open(path).catch((error) => reloadOrThrow(error, path));
    promises.set(path, promise);
    promise.then(
      (value) => {
        Object.assign(promise, { status: 'fulfilled', value } satisfies Settled);
      },
      (reason: unknown) => {
        Object.assign(promise, { status: 'rejected', reason } satisfies Settled);
      },
    );
    return promise;
  };

  /** Without a page that was refused, and is open to who has signed in or out meanwhile. */
  const known = (path: string): PagePromise | undefined => {
    const promise = promises.get(path);
    const { value } = promise ?? {};
    return value?.status === 'refused' && !isRefused(value.row) ? undefined : promise;
  };

  return {
    load: (path) => {
      const promise = known(path);
      return promise && promise.status !== 'rejected' ? promise : start(path);
    },
    read: (path) => known(path) ?? start(path),
    peek: (path) => known(path)?.value,
    findRoute,
  };
}

/** Keeps the routes of remotes, and the code of pages that has come. */
function createRouteFinder({
  ownerOf,
  loadRoutes,
}: RemoteLoaderOptions): RemoteLoader['findRoute'] {
  const tables = new Map<string, readonly PageInLanguage[]>();

  const match = (remote: string, path: string): PageRoute | undefined => {
    const routes = (tables.get(remote) ?? []).map((row) => ({ path: row.path, handle: row }));
    const found = matchRoutes(routes, path)?.at(-1);
    return found && { remote, row: found.route.handle, params: found.params };
  };

  return async (path) => {
    const remote = await ownerOf(path);
    if (!remote) return undefined;
    const known = match(remote, path);
    if (known) return known;
    const { routes } = await loadRoutes(remote);
    const old = tables.get(remote) ?? [];
    const isNew = (row: PageInLanguage) => old.every((other) => other.path !== row.path);
    tables.set(remote, [...old, ...routes.filter(isNew).map(loadingOnce)]);
    const found = match(remote, path);
    if (found) return found;
    // The release that took the place of another may lack this page: then the remote is asked for again.
    throw new RemoteLoadError(
      remote,
      new Error(`The release that could be loaded has no page ${path}.`),
    );
  };
}

/** A page stays in the release that it came from. A failure is not kept. */
function loadingOnce(row: PageInLanguage): PageInLanguage {
  let module: Promise<PageModule> | undefined;
  return {
    ...row,
    load: () => {
      module ??= row.load().catch((error: unknown) => {
        module = undefined;
        throw error;
      });
      return module;
    },
  };
}

function isRefused({ access }: PageInLanguage): boolean {
  return decideAccess(access, useAuth.getState().session).verdict === 'redirect';
}

/** The page's title and description. */
export function headOf({ module, params }: LoadedPage): PageHead {
  const { head } = module.default;
  return typeof head === 'function' ? head(params) : head;
}
