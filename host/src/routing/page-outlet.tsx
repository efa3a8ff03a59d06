import { decideAccess, type Session, useSession } from '@torsa/shared/auth';
import { isVisibleToGuests } from '@torsa/shared/contract/access';
import { isIndexedBySearchEngines } from '@torsa/shared/contract/is-indexed';
import { storeReturnPath } from '@torsa/shared/contract/return-path';
import { useI18n } from '@torsa/shared/i18n';
import { type Language, mainLanguage } from '@torsa/shared/i18n/languages';
import { PageParamsContext } from '@torsa/shared/router/page-params';
import { useHydrated } from '@torsa/shared/ui/use-hydrated';
import {
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPath, useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { markHydrated } from '../early/mark-hydrated.ts';
import {
  getPageHead,
  type LoadedPage,
  type PageLoadResult,
  type PageRelease,
} from '../federation/loaded-page.ts';
import type { PrerenderedPage } from '../federation/page-loader.ts';
import { useDocumentHead } from '../head/use-head.ts';
import { focusPageAfterRetry } from '../navigation/focus-page.ts';
import { ErrorBoundary } from '../recovery/error-boundary.tsx';
import { PageLoadFailureNotice } from './failure-notice.tsx';
import { LoadingPage } from './loading-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { PageError } from './page-error.tsx';
import { usePageLoader } from './page-loader-context.ts';
import { useErrorBoundaryKey } from './page-router.tsx';
import { Redirect } from './redirect.tsx';

/**
 * The page outlet, which renders the page inside the layout. The Suspense element never changes, because React would
 * then discard the prerendered page.
 */
export function PageOutlet() {
  const { key, pathname } = useLocation();
  const boundaryKey = useErrorBoundaryKey();
  const { prerendered } = usePageLoader();
  const { attempt, failed } = useRetry(key, pathname);
  const page = useMemo(
    () => (
      <Suspense key={boundaryKey} fallback={<LoadingPage />}>
        <ErrorBoundary attempt={attempt} fallback={failed}>
          <OpenPage />
        </ErrorBoundary>
      </Suspense>
    ),
    [boundaryKey, attempt, failed],
  );
  return (
    <>
      {prerendered && <PrerenderedPageStatus page={prerendered} />}
      {page}
    </>
  );
}

/**
 * The error if the loaded page and the prerendered HTML document are from different releases. React then replaces the
 * HTML.
 */
export class DifferentReleaseError extends Error {
  override readonly name = 'DifferentReleaseError';
}

/** Renders the page of the current URL. It suspends until the page's code has loaded. */
function OpenPage() {
  const loader = usePageLoader();
  const { prerendered } = loader;
  const { pathname } = useLocation();
  const result = use(loader.read(pathname));
  const isHydrated = useHydrated();
  if (!isHydrated && prerendered && !prerendered.isSameRelease(result)) {
    throw new DifferentReleaseError('The prerendered HTML is of another release.');
  }
  // React runs this effect only when the page is on the screen, not while it suspends.
  useEffect(() => {
    prerendered?.finish();
    markHydrated('page');
  }, [prerendered]);

  if (result.status === 'notFound') return <NotFoundPage />;
  return <GuardedPage key={`${result.remote} ${result.row.id}`} page={result} />;
}

/** Renders the redirect or the failure notice above a prerendered page whose code has not loaded. */
function PrerenderedPageStatus({ page }: { readonly page: PrerenderedPage }) {
  const { status, access } = useStore(page.store);
  const decision = decideAccess(access, useSession());
  if (status === 'done') return null;
  return (
    <>
      {decision.verdict === 'redirect' && <Redirect to={decision.to} />}
      {(status === 'failed' || status === 'retrying') && (
        <PageLoadFailureNotice retrying={status === 'retrying'} onRetry={page.retry} />
      )}
    </>
  );
}

/** Retries a failed page. The error message stays on the screen until the page has loaded. */
function useRetry(navigation: string, path: string) {
  const loader = usePageLoader();
  const [retries, setRetries] = useState(0);
  const [retrying, setRetrying] = useState<string>();
  const attempt = `${navigation} ${retries}`;
  const focused = useRef(retries);

  // Focuses the loaded page, because the click removed the focused Retry button.
  useEffect(() => {
    if (focused.current === retries) return;
    focused.current = retries;
    focusPageAfterRetry();
  }, [retries]);

  const failed = useMemo(() => {
    const retry = async () => {
      setRetrying(attempt);
      const hasLoaded = await loader.load(path).then(
        () => true,
        () => false,
      );
      setRetrying(undefined);
      if (hasLoaded) setRetries((count) => count + 1);
    };
    return <PageError retrying={retrying === attempt} onRetry={retry} />;
  }, [loader, path, attempt, retrying]);

  return { attempt, failed };
}

type KnownPage = Exclude<PageLoadResult, { readonly status: 'notFound' }>;

/** Applies the page's access rule before the page renders, and again after each change of the session. */
function GuardedPage({ page }: { readonly page: KnownPage }) {
  const session = useSession();
  const { access } = page.row;
  const decision = decideAccess(access, session);
  const { person, changes } = usePerson(session);
  const path = createPath(useLocation());
  const isPrivate = access !== undefined && !isVisibleToGuests(access);
  const isOver = isPrivate && person !== undefined && session.status === 'signedOut';
  // Stores the current URL, to which the login page later redirects.
  useLayoutEffect(() => {
    if (isOver) storeReturnPath({ person, path });
  }, [isOver, person, path]);
  // A page without a logged-in user contains no private data, so it stays on the screen until the redirect's target
  // has loaded.
  const isShown = decision.verdict !== 'redirect' || !isPrivate || person === undefined;
  return (
    <>
      {decision.verdict === 'redirect' && <Redirect to={decision.to} />}
      {isShown && page.status === 'loaded' ? (
        // A new `key` makes React mount the page again, without the texts and data of the previous user.
        <PageView key={isPrivate ? changes : 0} page={page} />
      ) : (
        <LoadingPage />
      )}
    </>
  );
}

/** Stores the last user who was logged in while the page was open, because the page may contain this user's data. */
function usePerson(session: Session): {
  readonly person: string | undefined;
  /** The number of times that another user has logged in while the page was open. */
  readonly changes: number;
} {
  const now = session.status === 'signedIn' ? session.user.id : undefined;
  const [last, setLast] = useState({ person: now, changes: 0 });
  if (now === undefined || now === last.person) return last;
  const next = { person: now, changes: last.changes + Number(last.person !== undefined) };
  setLast(next);
  return next;
}

function PageView({ page }: { readonly page: LoadedPage }) {
  const { remote, row, params, module, release } = page;
  const Page = module.default;
  useDocumentHead(getPageHead(page), isIndexedBySearchEngines(row));
  return (
    <PageParamsContext value={params}>
      <RemotePageElement remote={remote} release={release} language={Page.language ?? mainLanguage}>
        <Page />
      </RemotePageElement>
    </PageParamsContext>
  );
}

interface RemoteBoundaryProps {
  readonly remote: string;
  /** The release that contains the rendered page. */
  readonly release: PageRelease;
  /** The language of the rendered page. */
  readonly language: Language;
  readonly children: ReactNode;
}

/**
 * The element around the page of a remote (micro-frontend). Its `data-*` attributes contain the remote's name and
 * release.
 */
export function RemotePageElement({ remote, release, language, children }: RemoteBoundaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  const i18n = useI18n();

  // Sets the `data-*` attributes after hydration, because the prerendered document does not know which release this
  // browser gets.
  useEffect(() => {
    const { dataset } = ref.current ?? {};
    if (!dataset) return;
    const { version, cohort, loadTime, fallbackFrom } = release;
    const attributes = {
      version,
      cohort,
      loadTime: String(Math.round(loadTime)),
      ...(fallbackFrom ? { fallbackFrom } : {}),
    };
    Object.assign(dataset, attributes);
    return () => {
      for (const name of Object.keys(attributes)) delete dataset[name];
    };
  }, [release]);

  return (
    <div ref={ref} data-remote={remote} lang={language === i18n.language ? undefined : language}>
      {children}
    </div>
  );
}
