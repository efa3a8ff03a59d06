import { Suspense, useState, useTransition } from 'react';
import { useLocation } from 'react-router-dom';
import { LoadingPage } from './loading-page.tsx';
import { OpenPage } from './open-page.tsx';
import { PageError } from './page-error.tsx';
import { PageErrorBoundary } from './page-error-boundary.tsx';
import { usePageLoader } from './page-loader-context.ts';

/**
 * The place of the page in the layout. A navigation is a transition: what is shown stays until the next page is
 * there. An error stays in here: the layout, the chat and the toasts live on.
 */
export function PageOutlet() {
  const { key } = useLocation();
  const { forgetAttempts } = usePageLoader();
  const [retries, setRetries] = useState(0);
  const [retrying, startRetry] = useTransition();
  const attempt = `${key} ${retries}`;

  const failed = (
    <PageError retrying={retrying} onRetry={() => startRetry(() => setRetries(retries + 1))} />
  );
  return (
    <Suspense fallback={<LoadingPage />}>
      <PageErrorBoundary attempt={attempt} fallback={failed} onError={forgetAttempts}>
        <OpenPage attempt={attempt} />
      </PageErrorBoundary>
    </Suspense>
  );
}
