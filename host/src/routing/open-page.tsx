import { useHydrated } from '@torsa/shared/ui/use-hydrated';
import { use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { markHydrated } from '../early/mark-hydrated.ts';
import { GuardedPage } from './guarded-page.tsx';
import { isHolding, OtherReleaseError } from './held-page.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { usePages } from './pages-context.ts';

/** The page at the current address. Suspends until its code is there, and throws what kept that from coming. */
export function OpenPage() {
  const { loader, held } = usePages();
  const { pathname } = useLocation();
  const result = use(isHolding(held) ? held.result : loader.read(pathname));
  const isHydrated = useHydrated();
  if (!isHydrated && held && !held.isSameRelease(result)) {
    throw new OtherReleaseError('The prerendered page is of another release.');
  }
  // Runs once the page is shown, and not while it is waited for.
  useEffect(() => {
    held?.end();
    markHydrated('page');
  }, [held]);

  if (result.status === 'notFound') return <NotFoundPage />;
  return <GuardedPage key={`${result.remote} ${result.row.id}`} page={result} />;
}
