import type { AccessRule } from '@torsa/shared/contract/access';
import { anyPath } from '@torsa/shared/contract/names';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { createLoadPage, isRefused, type PageResult, type PageSources } from './load-page.ts';

/** With the fields that React's `use` sets on a promise, so that rendering does not wait for a settled one. */
type PagePromise = Promise<PageResult> & Settled;
interface Settled {
  status?: 'fulfilled' | 'rejected';
  value?: PageResult;
  reason?: unknown;
}

/** The one cache of pages, for hydration, navigation and prefetching. Paths have no language prefix. */
export interface PageLoader {
  /** Concurrent callers share one request. @throws {Error} when no release can be loaded. The next call is a new attempt. */
  readonly load: (path: string) => Promise<PageResult>;
  /** As {@link load}, for rendering: a failure stays until the next {@link load}. */
  readonly read: (path: string) => Promise<PageResult>;
  /** The page at a path if it can be rendered without waiting. */
  readonly peek: (path: string) => PageResult | undefined;
  /** Present where the document was prerendered for the open address. */
  readonly prerendered?: PrerenderedPage | undefined;
}

export interface PrerenderedState {
  /** `done`: React has hydrated the page, or the visitor has left it. */
  readonly status: 'loading' | 'failed' | 'retrying' | 'done';
  /** The page's access rule, once the routes of its remote have arrived. */
  readonly access: AccessRule | undefined;
}

/**
 * The page of the document, whose HTML stays until its code arrives. React keeps that HTML inside the Suspense boundary as long as
 * the promise does not reject, and nothing above re-renders: {@link PageLoader.read} gives a promise that never rejects.
 */
export interface PrerenderedPage {
  readonly path: string;
  readonly store: StoreApi<PrerenderedState>;
  /** Resolves after the first attempt, also if that failed. */
  readonly attempted: Promise<void>;
  /** Whether the document was rendered from the release that was loaded. */
  readonly isSameRelease: (result: PageResult) => boolean;
  readonly retry: () => void;
  readonly isDone: () => boolean;
  /** Call it when React has hydrated the page, or the visitor leaves it. */
  readonly finish: () => void;
  /** Resolves with {@link finish}. */
  readonly done: Promise<void>;
}

interface PageLoaderOptions extends PageSources {
  /** Handles a page that cannot be loaded: opens the current site when that helps, throws otherwise. */
  readonly reloadOrThrow: (error: unknown, path: string) => Promise<never>;
  readonly prerendered?: PrerenderedOptions | undefined;
}

export interface PrerenderedOptions {
  /** The open path. */
  readonly path: string;
  /** The path that the document was prerendered for, or {@link anyPath}. */
  readonly prerenderedPath: string;
  /** Awaited before React gets the page. */
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

  /** Leaves out a page that was refused and is open since the visitor logged in or out. */
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

/** Documents are prerendered with the live releases. */
function isLive(result: PageResult): boolean {
  if (result.status !== 'loaded') return false;
  const { cohort, fallbackFrom } = result.release;
  return cohort === 'live' && !fallbackFrom;
}

/** Whether a document that was prerendered for a path, if for any, shows the page at this one. */
export function isPrerenderedFor(
  prerenderedPath: string | undefined,
  path: string,
): prerenderedPath is string {
  return prerenderedPath === anyPath || prerenderedPath === (path.replace(/\/+$/, '') || '/');
}

/** Thrown while a page of another release than the document's hydrates: React then renders it in place of the HTML. */
export class OtherReleaseError extends Error {
  override readonly name = 'OtherReleaseError';
}
