import { decideAccess, useSession } from '@torsa/shared/auth';
import type { PageParams } from '@torsa/shared/contract/remote';
import { use } from 'react';
import { usePageLoader } from './page-loader-context.ts';
import { PageView } from './page-view.tsx';
import type { KnownPage } from './pages.ts';
import { Redirect } from './redirect.tsx';

interface GuardedPageProps {
  readonly page: KnownPage;
  readonly params: PageParams;
  readonly attempt: string;
}

/**
 * Enforces the access rule of a page, before it is shown and whenever the session changes. Suspends until the code
 * of the page is there; a part of its own, because one that waits for two things in turn mistakes them.
 */
export function GuardedPage({ page, params, attempt }: GuardedPageProps) {
  const { loadCode } = usePageLoader();
  const decision = decideAccess(page.row.access, useSession());
  switch (decision.verdict) {
    case 'redirect':
      return <Redirect to={decision.to} />;
    // A page that waits for the session says so itself: it knows what is on its way.
    case 'wait':
    case 'allow':
      use(loadCode(page, attempt));
      return <PageView page={page} params={params} />;
  }
}
