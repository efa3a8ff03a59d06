import { decideAccess, useSession } from '@torsa/shared/auth';
import { isForGuests } from '@torsa/shared/contract/access';
import type { PageResult } from '../federation/remote-loader.ts';
import { LoadingPage } from './loading-page.tsx';
import { PageView } from './page-view.tsx';
import { Redirect } from './redirect.tsx';

type KnownPage = Exclude<PageResult, { readonly status: 'notFound' }>;

/** Enforces the access rule of a page, before it is shown and whenever the session changes. */
export function GuardedPage({ page }: { readonly page: KnownPage }) {
  const session = useSession();
  const decision = decideAccess(page.row.access, session);
  // A page that waits for the session says so itself: it knows what is on its way.
  // Nothing on a page for guests is private: it stays until the next one is there, so that signing in shows no gap.
  const isShown = decision.verdict !== 'redirect' || isForGuests(page.row.access);
  return (
    <>
      {decision.verdict === 'redirect' && <Redirect to={decision.to} />}
      {isShown && page.status === 'loaded' ? <PageView page={page} /> : <LoadingPage />}
    </>
  );
}
