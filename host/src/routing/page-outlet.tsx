import { decideAccess, useSession } from '@torsa/shared/auth';
import { useHydrated } from '@torsa/shared/ui/use-hydrated';
import { Suspense, use, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { markHydrated } from '../early/mark-hydrated.ts';
import { OtherReleaseError, type PrerenderedPage } from '../federation/page-loader.ts';
import { focusAfterRetry } from '../navigation/focus-page.ts';
import { ErrorBoundary } from '../recovery/error-boundary.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { GuardedPage } from './guarded-page.tsx';
import { LoadingPage } from './loading-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { PageError } from './page-error.tsx';
import { usePageLoader } from './page-loader-context.ts';
import { useBoundaryKey } from './page-router.tsx';
import { Redirect } from './redirect.tsx';

/**
 * The page in the layout. An error stays in the outlet: the layout, the chat and toasts keep working. The element of the
 * Suspense boundary never changes, because React would discard the prerendered page.
 */
export function PageOutlet() {
  const { key, pathname } = useLocation();
  const boundaryKey = useBoundaryKey();
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

/** Renders the page at the current address. It suspends until the code is loaded, and throws the error if that fails. */
function OpenPage() {
  const loader = usePageLoader();
  const { prerendered } = loader;
  const { pathname } = useLocation();
  const result = use(loader.read(pathname));
  const isHydrated = useHydrated();
  if (!isHydrated && prerendered && !prerendered.isSameRelease(result)) {
    throw new OtherReleaseError('The prerendered page is of another release.');
  }
  // Effects run when the page is shown, and not while it suspends.
  useEffect(() => {
    prerendered?.finish();
    markHydrated('page');
  }, [prerendered]);

  if (result.status === 'notFound') return <NotFoundPage />;
  return <GuardedPage key={`${result.remote} ${result.row.id}`} page={result} />;
}

/** The redirect and the failure notice of a prerendered page whose code is not loaded. They are above its HTML. */
function PrerenderedPageStatus({ page }: { readonly page: PrerenderedPage }) {
  const { status, access } = useStore(page.store);
  const decision = decideAccess(access, useSession());
  if (status === 'done') return null;
  return (
    <>
      {decision.verdict === 'redirect' && <Redirect to={decision.to} />}
      {(status === 'failed' || status === 'retrying') && (
        <FailureNotice retrying={status === 'retrying'} onRetry={page.retry} />
      )}
    </>
  );
}

/** Loads a failed page again. The error stays on the screen until the page is loaded. */
function useRetry(navigation: string, path: string) {
  const loader = usePageLoader();
  const [retries, setRetries] = useState(0);
  const [retrying, setRetrying] = useState<string>();
  const attempt = `${navigation} ${retries}`;
  const focused = useRef(retries);

  // The clicked button has disappeared with the focus.
  useEffect(() => {
    if (focused.current === retries) return;
    focused.current = retries;
    focusAfterRetry();
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
