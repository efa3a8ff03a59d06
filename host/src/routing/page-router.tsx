import { decideAccess, useAuth } from '@torsa/shared/auth';
import { createContext, type ReactNode, use, useLayoutEffect, useRef, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router-dom';
import type { PageResult } from '../federation/remote-loader.ts';
import { beginNavigation, setPending } from '../navigation/pending-navigation.ts';
import { isHolding } from './held-page.ts';
import { usePages } from './pages-context.ts';
import { canFade, fadeTo, showInTransition } from './show-location.ts';

type History = ReturnType<typeof createBrowserHistory>;
type Update = Parameters<Parameters<History['listen']>[0]>[0];

/** Another key has React drop what stands in the outlet instead of updating it. */
const BoundaryKeyContext = createContext(0);
export const useBoundaryKey = () => use(BoundaryKeyContext);

interface PageRouterProps {
  /** What addresses begin with: see `prefixOf`. */
  readonly basename: string;
  readonly children: ReactNode;
}

/**
 * As React Router's `BrowserRouter`, but an address is shown once its page is there, or has failed: what is on the screen
 * stays until then, and the last navigation wins. The wait is outside of React, which can neither update nor leave a page
 * that it has not hydrated yet.
 */
export function PageRouter({ basename, children }: PageRouterProps) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const { action, location, boundaryKey } = useShownLocation(history, basename);
  return (
    <BoundaryKeyContext value={boundaryKey}>
      <Router basename={basename} location={location} navigationType={action} navigator={history}>
        {children}
      </Router>
    </BoundaryKeyContext>
  );
}

function useShownLocation(history: History, basename: string) {
  const { loader, held } = usePages();
  const [shown, setShown] = useState(() => ({
    action: history.action,
    location: history.location,
    boundaryKey: 0,
  }));
  const shownPath = useRef(shown.location.pathname);

  useLayoutEffect(() => {
    let latest: Update | undefined;

    const show = (update: Update, display: typeof showInTransition) =>
      display(() => {
        // Whoever has gone on by then is not brought back.
        if (latest !== update) return;
        const leavesHeldPage = isHolding(held);
        held?.end();
        shownPath.current = update.location.pathname;
        setPending(false);
        setShown(({ boundaryKey }) => ({
          ...update,
          boundaryKey: boundaryKey + Number(leavesHeldPage),
        }));
      });

    const settle = (update: Update, result?: PageResult) => {
      const target = result && redirectTarget(result);
      if (target !== undefined) history.replace(basename + target);
      else show(update, showInTransition);
    };

    const stopListening = history.listen((update) => {
      latest = update;
      beginNavigation();
      const { pathname } = update.location;
      const path = pathname.slice(basename.length) || '/';
      const ready = loader.peek(path);
      if (isHolding(held) && pathname === shownPath.current) {
        setPending(false);
        void held.over.then(() => show(update, showInTransition));
      } else if (ready && redirectTarget(ready) === undefined) {
        show(update, update.action === 'PUSH' && canFade() ? fadeTo : showInTransition);
      } else {
        setPending(true);
        const settleLatest = (result?: PageResult) => latest === update && settle(update, result);
        loader.load(path).then(settleLatest, () => settleLatest());
      }
    });
    return () => {
      latest = undefined;
      stopListening();
      setPending(false);
    };
  }, [history, basename, loader, held]);

  return shown;
}

/** Where the access rule of a page sends this visitor, if it does. */
function redirectTarget(result: PageResult): string | undefined {
  if (result.status === 'notFound') return undefined;
  const decision = decideAccess(result.row.access, useAuth.getState().session);
  return decision.verdict === 'redirect' ? decision.to : undefined;
}
