import type { AccessRule } from '@torsa/shared/contract/access';
import { anyPath } from '@torsa/shared/contract/names';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { createLoadPage, isRefused, type PageResult, type PageSources } from './load-page.ts';

/** A promise with the fields that React's `use` reads, so that rendering does not suspend for a settled promise. */
type PagePromise = Promise<PageResult> & Settled;
interface Settled {
  status?: 'fulfilled' | 'rejected';
  value?: PageResult;
  reason?: unknown;
}

/** The cache of pages for hydration, navigation and prefetching. Paths have no language prefix. */
export interface PageLoader {
  /**
   * Loads a page. Concurrent calls share one request. @throws {Error} if every release fails. The next call is a new attempt.
   */
  readonly load: (path: string) => Promise<PageResult>;
  /** Like {@link load}, for rendering: a failure is cached until the next {@link load}. */
  readonly read: (path: string) => Promise<PageResult>;
  /** Returns the page if it can render without waiting. */
  readonly peek: (path: string) => PageResult | undefined;
  /** Present if the document was prerendered for the current address. */
  readonly prerendered?: PrerenderedPage | undefined;
}

export interface PrerenderedState {
  /** `done` means that React has hydrated the page, or that the visitor has left it. */
  readonly status: 'loading' | 'failed' | 'retrying' | 'done';
  /** The access rule of the page, known after the routes of its remote have loaded. */
  readonly access: AccessRule | undefined;
}

/**
 * The prerendered page, whose HTML stays until its code is loaded. React keeps that HTML inside the Suspense boundary while
 * the promise does not reject and nothing above re-renders. {@link PageLoader.read} therefore returns a promise that never
 * rejects.
 */
export interface PrerenderedPage {
  readonly path: string;
  readonly store: StoreApi<PrerenderedState>;
  /** Resolves after the first attempt, even if it failed. */
  readonly attempted: Promise<void>;
  /** True if the document was rendered from the release that was loaded. */
  readonly isSameRelease: (result: PageResult) => boolean;
  readonly retry: () => void;
  readonly isDone: () => boolean;
  /** Call it when React has hydrated the page, or when the visitor leaves it. */
  readonly finish: () => void;
  /** Resolves when {@link finish} is called. */
  readonly done: Promise<void>;
}

interface PageLoaderOptions extends PageSources {
  /** Handles a page that failed to load: it reloads the document if the site has newer releases, and throws otherwise. */
  readonly reloadOrThrow: (error: unknown, path: string) => Promise<never>;
  readonly prerendered?: PrerenderedOptions | undefined;
}

export interface PrerenderedOptions {
  /** The current path. */
  readonly path: string;
  /** The path for which the document was prerendered, or {@link anyPath}. */
  readonly prerenderedPath: string;
  /** Awaited before React renders the page. */
  readonly prepare?: () => Promise<void>;
}

export function createPageLoader(options: PageLoaderOptions): PageLoader {
  const { reloadOrThrow } = options;
  const pages = new Map<string, PagePromise>();

  const loadPage = createLoadPage(options, {
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

  /** Skips a cached refusal if the visitor has logged in or out since. */
  const known = (path: string): PagePromise | undefined => {
    const promise = pages.get(path);
    const { value } = promise ?? {};
    return value?.status === 'refused' && !isRefused(value.row) ? undefined : promise;
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
  { path, prerenderedPath, prepare }: PrerenderedOptions,
): { readonly page: PrerenderedPage; readonly result: Promise<PageResult> } {
  const store = createStore<PrerenderedState>()(() => ({ status: 'loading', access: undefined }));
  const isDone = () => store.getState().status === 'done';
  let resolve = (_page: PageResult) => {};
  const result = new Promise<PageResult>((resolvePromise) => {
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
      prerenderedPath === anyPath ? loaded.status === 'notFound' : isLive(loaded),
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

/** True for the live release, from which documents are prerendered. */
function isLive(result: PageResult): boolean {
  if (result.status !== 'loaded') return false;
  const { cohort, fallbackFrom } = result.release;
  return cohort === 'live' && !fallbackFrom;
}

/** True if a document for `prerenderedPath` shows the page at this path. */
export function isPrerenderedFor(
  prerenderedPath: string | undefined,
  path: string,
): prerenderedPath is string {
  return prerenderedPath === anyPath || prerenderedPath === (path.replace(/\/+$/, '') || '/');
}

/** Thrown when the loaded page is from another release than the document. React then renders the page in place of the HTML. */
export class OtherReleaseError extends Error {
  override readonly name = 'OtherReleaseError';
}
