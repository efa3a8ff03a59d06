import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { focusAfterRetry } from '../navigation/focus-page.ts';
import { PartBoundary } from '../recovery/part-boundary.tsx';
import { HeldNotice } from './held-notice.tsx';
import { LoadingPage } from './loading-page.tsx';
import { OpenPage } from './open-page.tsx';
import { PageError } from './page-error.tsx';
import { useBoundaryKey } from './page-router.tsx';
import { usePages } from './pages-context.ts';

/**
 * The place of the page in the layout. An error stays in here: the layout, the chat and the toasts live on. The element
 * of the boundary is always the same one: with a new one React throws a held page away.
 */
export function PageOutlet() {
  const { key, pathname } = useLocation();
  const boundaryKey = useBoundaryKey();
  const { held } = usePages();
  const { attempt, failed } = useRetry(key, pathname);
  const page = useMemo(
    () => (
      <Suspense key={boundaryKey} fallback={<LoadingPage />}>
        <PartBoundary attempt={attempt} fallback={failed}>
          <OpenPage />
        </PartBoundary>
      </Suspense>
    ),
    [boundaryKey, attempt, failed],
  );
  return (
    <>
      {held && <HeldNotice held={held} />}
      {page}
    </>
  );
}

/** Loads a page that failed again, when asked: what is shown stays until it has come. */
function useRetry(navigation: string, path: string) {
  const { loader } = usePages();
  const [retries, setRetries] = useState(0);
  const [retrying, setRetrying] = useState<string>();
  const attempt = `${navigation} ${retries}`;
  const focused = useRef(retries);

  // The button that was pressed is gone.
  useEffect(() => {
    if (focused.current === retries) return;
    focused.current = retries;
    focusAfterRetry();
  }, [retries]);

  const failed = useMemo(() => {
    const retry = async () => {
      setRetrying(attempt);
      const isThere = await loader.load(path).then(
        () => true,
        () => false,
      );
      setRetrying(undefined);
      if (isThere) setRetries((count) => count + 1);
    };
    return <PageError retrying={retrying === attempt} onRetry={retry} />;
  }, [loader, path, attempt, retrying]);

  return { attempt, failed };
}
