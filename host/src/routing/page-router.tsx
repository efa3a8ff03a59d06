import { decideAccess, useAuth } from '@torsa/shared/auth';
import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  createPath,
  type Navigator,
  Router,
  type To,
} from 'react-router-dom';
import type { PageLoadResult } from '../federation/loaded-page.ts';
import { closeNavigationMenus } from '../navigation/open-menus.ts';
import { findNavigationLabel, setPendingNavigation } from '../navigation/pending-navigation.ts';
import { usePageLoader } from './page-loader-context.ts';

type History = ReturnType<typeof createBrowserHistory>;
type Update = Parameters<Parameters<History['listen']>[0]>[0];

/**
 * The number of replaced prerendered pages, used as a `key`. A new `key` makes React replace the page instead of
 * updating it.
 */
const BoundaryKeyContext = createContext(0);
export const useErrorBoundaryKey = () => use(BoundaryKeyContext);

interface PageRouterProps {
  /** The language prefix of all URL paths: see `getLanguagePrefix`. */
  readonly basename: string;
  readonly children: ReactNode;
}

/**
 * A router that changes the URL only after the new page has loaded or failed. Until then, the current page stays on
 * the screen.
 */
export function PageRouter({ basename, children }: PageRouterProps) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const { action, location, boundaryKey } = useShownLocation(history, basename);
  const navigator = useNavigator(history, location);
  return (
    <BoundaryKeyContext value={boundaryKey}>
      <Router basename={basename} location={location} navigationType={action} navigator={navigator}>
        {children}
      </Router>
    </BoundaryKeyContext>
  );
}

/**
 * As in browsers, a link to the current URL replaces its history entry. React Router would compare with the visible
 * page's URL instead.
 */
function useNavigator(history: History, shown: History['location']): Navigator {
  const shownPath = useRef('');
  useLayoutEffect(() => {
    shownPath.current = createPath(shown);
  }, [shown]);

  return useMemo(() => {
    const isInBar = (to: To) => pathOf(to) === createPath(history.location);
    const leadsBack = (to: To) => pathOf(to) === shownPath.current && !isInBar(to);
    return {
      createHref: history.createHref,
      go: history.go,
      push: (to, state) => (isInBar(to) ? history.replace : history.push)(to, state),
      replace: (to, state) => (leadsBack(to) ? history.push : history.replace)(to, state),
    };
  }, [history]);
}

const pathOf = (to: To) => (typeof to === 'string' ? to : createPath(to));

function useShownLocation(history: History, basename: string) {
  const loader = usePageLoader();
  const { prerendered } = loader;
  const [shown, setShown] = useState(() => ({
    action: history.action,
    location: history.location,
    boundaryKey: 0,
  }));
  const shownPath = useRef(shown.location.pathname);
  const latest = useRef<Update>(undefined);

  useLayoutEffect(() => {
    if (latest.current?.location === shown.location) setPendingNavigation(false);
  }, [shown]);

  useLayoutEffect(() => {
    const show = (update: Update) =>
      startTransition(() => {
        // Skips this page if the visitor has started another navigation in the meantime.
        if (latest.current !== update) return;
        const leavesPrerendered = prerendered?.isDone() === false;
        prerendered?.finish();
        shownPath.current = update.location.pathname;
        setShown(({ boundaryKey }) => ({
          ...update,
          boundaryKey: boundaryKey + Number(leavesPrerendered),
        }));
      });

    const settle = (update: Update, result?: PageLoadResult) => {
      const target = result && redirectTarget(result);
      if (target !== undefined) history.replace(basename + target);
      else show(update);
    };

    const stopListening = history.listen((update) => {
      latest.current = update;
      closeNavigationMenus();
      const { pathname } = update.location;
      const path = pathname.slice(basename.length) || '/';
      const ready = loader.peek(path);
      // The browser's Back button has led to the prerendered page, which is still on the screen.
      if (prerendered?.isDone() === false && pathname === shownPath.current) {
        setPendingNavigation(false);
        void prerendered.done.then(() => show(update));
        return;
      }
      if (ready && redirectTarget(ready) === undefined) {
        setPendingNavigation(true);
        show(update);
      } else {
        setPendingNavigation(true, findNavigationLabel(pathname));
        const settleLatest = (result?: PageLoadResult) =>
          latest.current === update && settle(update, result);
        loader.load(path).then(settleLatest, () => settleLatest());
      }
    });
    return () => {
      latest.current = undefined;
      stopListening();
      setPendingNavigation(false);
    };
  }, [history, basename, loader, prerendered]);

  return shown;
}

/** Returns the path to which the page's access rule redirects this visitor, or undefined. */
function redirectTarget(result: PageLoadResult): string | undefined {
  if (result.status === 'notFound') return undefined;
  const decision = decideAccess(result.row.access, useAuth.getState().session);
  return decision.verdict === 'redirect' ? decision.to : undefined;
}
