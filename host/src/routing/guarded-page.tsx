import { decideAccess, useSession } from '@torsa/shared/auth';
import { isForGuests } from '@torsa/shared/contract/access';
import { useState } from 'react';
import type { PageResult } from '../federation/remote-loader.ts';
import { LoadingPage } from './loading-page.tsx';
import { PageView } from './page-view.tsx';
import { Redirect } from './redirect.tsx';

type KnownPage = Exclude<PageResult, { readonly status: 'notFound' }>;

/** Enforces the access rule of a page, before it is shown and whenever the session changes. */
export function GuardedPage({ page }: { readonly page: KnownPage }) {
  const session = useSession();
  const decision = decideAccess(page.row.access, session);
  const wasSignedIn = useWasSignedIn(session.status === 'signedIn');
  // A page that waits for the session says so itself: it knows what is on its way. Without one there is nothing private on
  // it, nor on a page for guests: it stays until the next one is there.
  const isShown = decision.verdict !== 'redirect' || isForGuests(page.row.access) || !wasSignedIn;
  return (
    <>
      {decision.verdict === 'redirect' && <Redirect to={decision.to} />}
      {isShown && page.status === 'loaded' ? <PageView page={page} /> : <LoadingPage />}
    </>
  );
}

/** Whether anybody has been signed in since the page is shown: what is on it may be theirs. */
function useWasSignedIn(isSignedIn: boolean): boolean {
  const [wasSignedIn, setWasSignedIn] = useState(isSignedIn);
  if (isSignedIn && !wasSignedIn) setWasSignedIn(true);
  return wasSignedIn || isSignedIn;
}
