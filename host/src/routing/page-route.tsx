import { decideAccess, useAuth, useSession } from '@torsa/shared/auth';
import type { PageModule, RemotePage } from '@torsa/shared/contract/remote';
import { Navigate, type RouteObject } from 'react-router-dom';
import { RemoteBoundary } from '../boundaries/remote-boundary.tsx';
import type { GiveUp } from '../federation/site.ts';
import { LoadingPage } from './loading-page.tsx';
import type { PageHandle } from './page-handle.ts';

/**
 * The route of a remote's page: its chunk is loaded by the loader, because the router keeps a failed
 * `lazy` for ever; its access rule is enforced before it is shown and whenever the session changes.
 */
export function pageRoute(remote: string, page: RemotePage, giveUp: GiveUp = rethrow): RouteObject {
  let module: PageModule | undefined;

  const handle: PageHandle = {
    head: (params) => {
      const head = module?.default.head;
      return typeof head === 'function' ? head(params) : head;
    },
    preload: async () => {
      module ??= await page.load();
    },
  };

  function GuardedPage() {
    const decision = decideAccess(page.access, useSession());
    switch (decision.verdict) {
      case 'redirect':
        return <Navigate to={decision.to} replace />;
      // A page that waits for the session says so itself: it knows what is on its way.
      case 'wait':
      case 'allow': {
        const Page = module?.default;
        return (
          <RemoteBoundary remote={remote} pattern={page.path}>
            {Page ? <Page /> : <LoadingPage />}
          </RemoteBoundary>
        );
      }
    }
  }

  return {
    id: `${remote}:${page.id}`,
    path: page.path,
    handle,
    Component: GuardedPage,
    loader: async ({ request }) => {
      const decision = decideAccess(page.access, useAuth.getState().session);
      // The page redirects, not its loader: a loader's redirect adds to the history, and Back would lead
      // into it again and again.
      if (decision.verdict !== 'redirect') {
        await handle.preload().catch((error) => giveUp(error, request.url, request.signal));
      }
      return null;
    },
    shouldRevalidate: () => false,
  };
}

async function rethrow(error: unknown): Promise<never> {
  throw error;
}
