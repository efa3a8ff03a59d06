import { type ReactNode, startTransition, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router-dom';

interface PageRouterProps {
  /** What addresses begin with: see `prefixOf`. */
  readonly basename: string;
  /** Whether the page at a path, without the basename, can be shown without waiting for anything. */
  readonly isReady: (pathname: string) => boolean;
  readonly children: ReactNode;
}

/**
 * As React Router's `BrowserRouter`: an address is shown in a transition, so what is on the screen stays until the
 * next page is there. When it is there already, which is what fetching ahead is for, the one fades into the other, as
 * far as the browser can and the visitor wants it. Nobody ever waits for that: a page that is still to come appears
 * when it has come, and Back and Forward are at once.
 */
export function PageRouter({ basename, isReady, children }: PageRouterProps) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [shown, setShown] = useState(() => ({
    action: history.action,
    location: history.location,
  }));
  const latest = useRef<typeof shown>(shown);

  useLayoutEffect(
    () =>
      history.listen((update) => {
        latest.current = update;
        const { pathname } = update.location;
        if (update.action === 'PUSH' && canFade() && isReady(pathname.slice(basename.length))) {
          // The browser calls back in a frame. Whoever has gone on by then is not brought back.
          const show = () => latest.current === update && flushSync(() => setShown(update));
          // Rejected when it is skipped, in a tab that is hidden or for the next one; the page is shown all the same.
          document.startViewTransition(show).ready.catch(() => {});
        } else {
          startTransition(() => setShown(update));
        }
      }),
    [history, basename, isReady],
  );

  return (
    <Router
      basename={basename}
      location={shown.location}
      navigationType={shown.action}
      navigator={history}
    >
      {children}
    </Router>
  );
}

function canFade(): boolean {
  return (
    'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
