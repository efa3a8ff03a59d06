import type { AccessRule } from '@torsa/shared/contract/access';
import { notFoundPath } from '@torsa/shared/contract/names';
import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  createPageLoadFunction,
  isPageAccessRefused,
  type PageLoadResult,
  type PageLoadSources,
} from './load-page.ts';

/**
 * A promise with the status fields that React's `use` reads, so a component does not suspend for a settled promise.
 */
type PagePromise = Promise<PageLoadResult> & Settled;
interface Settled {
  status?: 'fulfilled' | 'rejected';
  value?: PageLoadResult;
  reason?: unknown;
}

/** Loads and caches pages for hydration, navigation and prefetching. Its paths have no language prefix. */
export interface PageLoader {
  /**
   * Loads a page. Concurrent calls share one request.
   * @throws {Error} if every release of the remote app fails. The next call tries to load the page again.
   */
  readonly load: (path: string) => Promise<PageLoadResult>;
  /**
   * Loads a page like {@link load}, for use in rendering: a failure stays cached until the next call of {@link load}.
   */
  readonly read: (path: string) => Promise<PageLoadResult>;
  /** Returns the page if React can render it without waiting, or undefined. */
  readonly peek: (path: string) => PageLoadResult | undefined;
  /** The state of the prerendered page. Undefined if the HTML document was not prerendered for the current URL. */
  readonly prerendered?: PrerenderedPage | undefined;
}

export interface PrerenderedPageState {
  /** `done` means that React has hydrated the prerendered page, or that the visitor has opened another page. */
  readonly status: 'loading' | 'failed' | 'retrying' | 'done';
  /** The access rule of the prerendered page. It is undefined until the route table has loaded. */
  readonly access: AccessRule | undefined;
}

/**
 * The prerendered page, whose HTML stays on the screen until the page's code has loaded. React would discard that HTML
 * if the page's promise rejected or a component above re-rendered. {@link PageLoader.read} therefore returns a promise
 * that never rejects.
 */
export interface PrerenderedPage {
  readonly path: string;
  readonly store: StoreApi<PrerenderedPageState>;
  /** A promise that resolves when the first attempt to load the page ends, even if the attempt failed. */
  readonly attempted: Promise<void>;
  /** True if the loaded release is the one from which the HTML document was rendered. */
  readonly isSameRelease: (result: PageLoadResult) => boolean;
  readonly retry: () => void;
  readonly isDone: () => boolean;
  /**
   * Ends the prerendered state. It is called when React has hydrated the page, or when the visitor opens another
   * page.
   */
  readonly finish: () => void;
  /** A promise that resolves when the prerendered state has ended (see {@link finish}). */
  readonly done: Promise<void>;
}

interface PageLoaderOptions extends PageLoadSources {
  /**
   * Handles a page that failed to load. If the site has newer releases, the function reloads the HTML document.
   * Otherwise it throws the error.
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

export function createPageLoader(options: PageLoaderOptions): PageLoader {
  const { reloadOrThrow } = options;
  const pages = new Map<string, PagePromise>();

  const loadPage = createPageLoadFunction(options, {
    findLoaded: (remote, pattern) => {
      for (const { value } of pages.values())
        if (value?.status === 'loaded' && value.remote === remote && value.row.path === pattern)
          return value;
      return undefined;
    },
    onRoute: (path, { row }) => {
      if (path === prerendered?.path) prerendered.store.setState({ access: row.access });
    },
  });

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

  /** The page loader ignores a cached access refusal if the visitor has logged in or out since the refusal. */
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

/** True if a release is the remote app's live release, from which HTML documents are prerendered. */
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

/**
 * Thrown if the loaded page and the prerendered HTML document are from different releases. React then renders the
 * page again and replaces the HTML.
 */
export class DifferentReleaseError extends Error {
  override readonly name = 'DifferentReleaseError';
}
