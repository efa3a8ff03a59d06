import { use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { GuardedPage } from './guarded-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { usePageLoader } from './page-loader-context.ts';

/**
 * Finds the page at the current address. Suspends until the routes of the remote that owns it are there.
 * @param attempt names this attempt to show it.
 */
export function OpenPage({ attempt }: { readonly attempt: string }) {
  const { find, discover, forgetAttempts } = usePageLoader();
  const { pathname } = useLocation();

  // Runs once something is shown, and not while this waits.
  useEffect(forgetAttempts, [forgetAttempts, attempt]);

  use(discover(pathname, attempt));
  const found = find(pathname);
  if (found.status !== 'known') return <NotFoundPage />;
  const { page, params } = found;
  return (
    <GuardedPage
      key={`${page.remote} ${page.row.id}`}
      page={page}
      params={params}
      attempt={attempt}
    />
  );
}
