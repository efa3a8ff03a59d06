import type { AccessRule } from '@torsa/shared/contract/access';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PageResult, RemoteLoader } from '../federation/remote-loader.ts';
import { remoteState } from '../federation/remote-states.ts';

/** The prerendered path of the document for addresses that nobody owns. */
export const anyPath = '*';

export interface HoldState {
  /** `over`: React has the page, or the visitor has gone on to another one. */
  readonly status: 'waiting' | 'failed' | 'retrying' | 'over';
  /** The page's access rule, once its remote's routes are there. */
  readonly access: AccessRule | undefined;
}

/**
 * The prerendered page, as long as its HTML stands in for a page whose code is not there yet. React keeps that HTML inside
 * the Suspense boundary for as long as the promise that it waits for does not reject, and nothing above re-renders.
 */
export interface HeldPage {
  readonly store: StoreApi<HoldState>;
  /** The page, once it could be loaded. Never rejects: React would throw the HTML away. */
  readonly result: Promise<PageResult>;
  /** Resolves with the first attempt, also one that failed. */
  readonly settled: Promise<void>;
  /** Whether the document was rendered from the code that this is. */
  readonly isSameRelease: (result: PageResult) => boolean;
  readonly retry: () => void;
  /** React has taken the page over, or it is left. */
  readonly end: () => void;
  /** Resolves with {@link end}. */
  readonly over: Promise<void>;
}

export function isHolding(held: HeldPage | undefined): held is HeldPage {
  return held !== undefined && held.store.getState().status !== 'over';
}

/**
 * Loads the page that the document was prerendered for, and holds its HTML until then.
 * @param prerenderedPath that of the document: a path, or {@link anyPath}.
 * @param prepare is awaited before React gets the page.
 */
export function holdPage(
  loader: RemoteLoader,
  path: string,
  prerenderedPath: string,
  prepare = async () => {},
): HeldPage {
  const store = createStore<HoldState>()(() => ({ status: 'waiting', access: undefined }));
  const isOver = () => store.getState().status === 'over';

  const attempt = async (resolve: (result: PageResult) => void) => {
    loader.findRoute(path).then(
      (route) => store.setState({ access: route?.row.access }),
      () => {},
    );
    try {
      const loaded = await loader.load(path);
      await prepare();
      resolve(loaded);
    } catch {
      if (!isOver()) store.setState({ status: 'failed' });
    }
  };
  let finish = () => {};
  const over = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let retry = () => {};
  let settled = Promise.resolve();
  const result = new Promise<PageResult>((resolve) => {
    retry = () => void attempt(resolve);
    settled = attempt(resolve);
  });

  return {
    store,
    result,
    settled,
    isSameRelease: (loaded) =>
      prerenderedPath === anyPath ? loaded.status === 'notFound' : isLive(loaded),
    retry: () => {
      store.setState({ status: 'retrying' });
      retry();
    },
    end: () => {
      store.setState({ status: 'over' });
      finish();
    },
    over,
  };
}

/** Documents are prerendered with the live releases. */
function isLive(result: PageResult): boolean {
  if (result.status !== 'loaded') return false;
  const state = remoteState(result.remote, result.row.path);
  return state?.cohort === 'live' && !state.fallbackFrom;
}

/** Whether a document that was prerendered for a path, if for any, shows the page at this one. */
export function isPrerenderedFor(
  prerenderedPath: string | undefined,
  path: string,
): prerenderedPath is string {
  return prerenderedPath === anyPath || prerenderedPath === (path.replace(/\/+$/, '') || '/');
}

/** Thrown while hydrating a page of another release than the document's: React then renders it in place of the HTML. */
export class OtherReleaseError extends Error {
  override readonly name = 'OtherReleaseError';
}
