import { decideAccess, useAuth } from '@torsa/shared/auth';
import type { AccessRule } from '@torsa/shared/contract/access';
import { notFoundPath } from '@torsa/shared/contract/names';
import type { LocalizedPage, LocalizedRouteTable } from '@torsa/shared/contract/page-languages';
import type { RegistryRelease } from '@torsa/shared/contract/registry';
import type { PageModule } from '@torsa/shared/contract/remote';
import { matchRoutes } from 'react-router-dom';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FailedReleaseLoad } from '../problems/problem.ts';
import { reportProblem } from '../problems/report.ts';
import type { ChosenRemoteReleases } from './choose-releases.ts';
import type { PageLoadResult } from './loaded-page.ts';
import { RemoteLoadError } from './remote-load-error.ts';
import { loadWithOneRetry } from './retry-once.ts';

/** A promise with the status fields of React's `use`. With them, a component does not suspend for a settled promise. */
type PagePromise = Promise<PageLoadResult> & Settled;
interface Settled {
  status?: 'fulfilled' | 'rejected';
  value?: PageLoadResult;
  reason?: unknown;
}

/** Loads and caches pages for hydration, navigation and prefetching. All its paths are without language prefix. */
export interface PageLoader {
  /**
   * Loads a page. Concurrent calls share one request, and a call after a failure tries again.
   * @throws {RemoteLoadError} if every release of the remote app fails.
   */
  readonly load: (path: string) => Promise<PageLoadResult>;
  /** Loads a page for rendering. Unlike {@link load}, it caches a failure until the next call of {@link load}. */
  readonly read: (path: string) => Promise<PageLoadResult>;
  /** Returns the page if React can render it immediately, otherwise undefined. */
  readonly peek: (path: string) => PageLoadResult | undefined;
  /** The prerendered page. Undefined if the HTML document was not prerendered for the current URL. */
  readonly prerendered?: PrerenderedPage | undefined;
}

export interface PrerenderedPageState {
  /** `done` means that React has hydrated the prerendered page, or that the visitor has opened another page. */
  readonly status: 'loading' | 'failed' | 'retrying' | 'done';
  /** The access rule of the prerendered page; undefined until the route table has loaded. */
  readonly access: AccessRule | undefined;
}

/**
 * The prerendered page, whose HTML stays on the screen until the page's code has loaded. {@link PageLoader.read}
 * returns a promise that never rejects, because React would then discard the HTML.
 */
export interface PrerenderedPage {
  readonly path: string;
  readonly store: StoreApi<PrerenderedPageState>;
  /** A promise that resolves when the first attempt to load the page has succeeded or failed. */
  readonly attempted: Promise<void>;
  /** True if the HTML document was rendered from the loaded release. */
  readonly isSameRelease: (result: PageLoadResult) => boolean;
  readonly retry: () => void;
  readonly isDone: () => boolean;
  /** Ends the prerendered state, because React has hydrated the page or the visitor opens another page. */
  readonly finish: () => void;
  /** A promise that resolves when {@link finish} is called. */
  readonly done: Promise<void>;
}

export interface PageLoaderOptions {
  /** Returns the name of the remote (micro-frontend) that serves a path. */
  readonly ownerOf: (path: string) => Promise<string | undefined>;
  /** Returns the releases of a remote (micro-frontend) that were chosen for this browser. */
  readonly releaseOf: (remote: string) => Promise<ChosenRemoteReleases | undefined>;
  /** Loads the route table of one release of a remote (micro-frontend). */
  readonly loadRelease: (remote: string, release: RegistryRelease) => Promise<LocalizedRouteTable>;
  /**
   * Handles a page that failed to load: reloads the HTML document if the site has newer releases, otherwise throws the
   * error.
   */
  readonly reloadOrThrow: (error: unknown, path: string) => Promise<never>;
  readonly prerendered?: PrerenderedPageOptions | undefined;
}

export interface PrerenderedPageOptions {
  /** The current path, without the language prefix. */
  readonly path: string;
  /** The path for which the HTML document was prerendered, or {@link notFoundPath}. */
  readonly prerenderedPath: string;
  /** A promise that the loader awaits before React renders the page. */
  readonly prepare?: () => Promise<void>;
}

/**
 * Creates the page loader of this browser tab. If a release or its page's code fails to load, the loader tries the
 * next fallback release.
 */
export function createPageLoader(options: PageLoaderOptions): PageLoader {
  const { ownerOf, releaseOf, loadRelease, reloadOrThrow } = options;
  const pages = new Map<string, PagePromise>();
  const releases = new Map<string, Promise<LocalizedRouteTable>>();
  const keyOf = (remote: string, { version }: RegistryRelease) => `${remote} ${version}`;

  const routesOf = (remote: string, release: RegistryRelease) => {
    const key = keyOf(remote, release);
    const known = releases.get(key);
    if (known) return known;
    const routes = loadRelease(remote, release);
    releases.set(key, routes);
    routes.catch(() => releases.delete(key));
    return routes;
  };

  /**
   * Returns the chosen release and its fallbacks. Loaded releases are first, so that later pages do not wait for a
   * failed release.
   */
  const inOrder = (remote: string, { release, fallbacks }: ChosenRemoteReleases) => {
    const isLoaded = (one: RegistryRelease) => Number(releases.has(keyOf(remote, one)));
    return [release, ...fallbacks].sort((one, other) => isLoaded(other) - isLoaded(one));
  };

  /** Returns the loaded page of a route pattern. Two URLs with the same pattern share this code. */
  const findLoaded = (remote: string, pattern: string) => {
    for (const { value } of pages.values())
      if (value?.status === 'loaded' && value.remote === remote && value.row.path === pattern)
        return value;
    return undefined;
  };

  /**
   * Loads the page at a path from one release.
   * @returns undefined if the release has no page at the path.
   */
  const loadFrom = async (
    remote: string,
    { release: chosen, cohort }: ChosenRemoteReleases,
    release: RegistryRelease,
    path: string,
  ): Promise<PageLoadResult | undefined> => {
    const started = performance.now();
    const { routes } = await routesOf(remote, release);
    const loadTime = performance.now() - started;
    const found = matchRoutes(
      routes.map((row) => ({ path: row.path, handle: row })),
      path,
    )?.at(-1);
    if (!found) return undefined;
    const { params, route } = found;
    const row = route.handle;
    if (path === prerendered?.path) prerendered.store.setState({ access: row.access });
    if (isPageAccessRefused(row)) return { status: 'refused', remote, row, params };
    const loaded = findLoaded(remote, row.path);
    if (loaded) return { ...loaded, params };
    const module = await loadWithOneRetry(async () => checkPage(await row.load(), row.path));
    const fallback = release === chosen ? {} : { fallbackFrom: chosen.version };
    const { version } = release;
    return {
      status: 'loaded',
      remote,
      row,
      params,
      module,
      release: { version, cohort, loadTime, ...fallback },
    };
  };

  const loadFromAny = async (remote: string, path: string): Promise<PageLoadResult> => {
    const chosen = await releaseOf(remote);
    if (!chosen) throw new Error('The list of releases has no release of this remote.');
    const failures: FailedReleaseLoad[] = [];
    for (const release of inOrder(remote, chosen)) {
      try {
        const page = await loadFrom(remote, chosen, release, path);
        if (!page) continue;
        for (const failure of failures) reportProblem({ kind: 'fall-back', ...failure });
        return page;
      } catch (error) {
        failures.push({ app: remote, version: release.version, error });
      }
    }
    throw failures[0]?.error ?? new Error(`The loaded release has no page at ${path}.`);
  };

  const loadPage = async (path: string): Promise<PageLoadResult> => {
    const remote = await ownerOf(path);
    if (!remote) return { status: 'notFound' };
    return loadFromAny(remote, path).catch((cause: unknown) => {
      throw new RemoteLoadError(remote, cause);
    });
  };

  const start = (path: string): PagePromise => {
    const promise: PagePromise = loadPage(path).catch((error) => reloadOrThrow(error, path));
    pages.set(path, promise);
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

  /** Returns the cached page, except an access refusal after which the visitor has logged in or out. */
  const known = (path: string): PagePromise | undefined => {
    const promise = pages.get(path);
    const { value } = promise ?? {};
    return value?.status === 'refused' && !isPageAccessRefused(value.row) ? undefined : promise;
  };

  const load = (path: string) => {
    const promise = known(path);
    return promise && promise.status !== 'rejected' ? promise : start(path);
  };

  const kept = options.prerendered && keepPrerendered(load, options.prerendered);
  const prerendered = kept?.page;
  return {
    load,
    read: (path) =>
      kept && path === kept.page.path && !kept.page.isDone()
        ? kept.result
        : (known(path) ?? start(path)),
    peek: (path) => known(path)?.value,
    prerendered,
  };
}

/**
 * Throws an error if the page's exports are incomplete. After an error in a module, the next import returns incomplete
 * exports.
 */
function checkPage(module: PageModule, pattern: string): PageModule {
  const page: Partial<PageModule['default']> | undefined = module.default;
  if (!page?.head)
    throw new Error(`The module of ${pattern} does not export a page with a \`head\`.`);
  return module;
}

function isPageAccessRefused({ access }: LocalizedPage): boolean {
  return decideAccess(access, useAuth.getState().session).verdict === 'redirect';
}

function keepPrerendered(
  load: PageLoader['load'],
  { path, prerenderedPath, prepare }: PrerenderedPageOptions,
): { readonly page: PrerenderedPage; readonly result: Promise<PageLoadResult> } {
  const store = createStore<PrerenderedPageState>()(() => ({
    status: 'loading',
    access: undefined,
  }));
  const isDone = () => store.getState().status === 'done';
  let resolve = (_page: PageLoadResult) => {};
  const result = new Promise<PageLoadResult>((resolvePromise) => {
    resolve = resolvePromise;
  });
  let finish = () => {};
  const done = new Promise<void>((resolvePromise) => {
    finish = resolvePromise;
  });

  const attempt = async () => {
    try {
      const page = await load(path);
      await prepare?.();
      resolve(page);
    } catch {
      if (!isDone()) store.setState({ status: 'failed' });
    }
  };

  const page: PrerenderedPage = {
    path,
    store,
    attempted: attempt(),
    isSameRelease: (loaded) =>
      prerenderedPath === notFoundPath ? loaded.status === 'notFound' : isLive(loaded),
    retry: () => {
      store.setState({ status: 'retrying' });
      void attempt();
    },
    isDone,
    finish: () => {
      store.setState({ status: 'done' });
      finish();
    },
    done,
  };
  return { page, result };
}

/** True if the page is from the remote app's live release, from which HTML documents are prerendered. */
function isLive(result: PageLoadResult): boolean {
  if (result.status !== 'loaded') return false;
  const { cohort, fallbackFrom } = result.release;
  return cohort === 'live' && !fallbackFrom;
}

/** True if an HTML document for `prerenderedPath` shows the page at the given path. */
export function isPagePrerenderedAt(
  prerenderedPath: string | undefined,
  path: string,
): prerenderedPath is string {
  return prerenderedPath === notFoundPath || prerenderedPath === (path.replace(/\/+$/, '') || '/');
}
