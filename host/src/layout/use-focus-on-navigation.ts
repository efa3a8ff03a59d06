import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * After a navigation, moves the focus to the heading of the new page, as a browser does for a new
 * document: a screen reader reads it, and the tab key goes on from there.
 */
export function useFocusOnNavigation(mainId: string): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.getElementById(mainId);
    const heading = main?.querySelector('h1') ?? main;
    heading?.setAttribute('tabindex', '-1');
    // The scroll position is the router's business.
    heading?.focus({ preventScroll: true });
  }, [pathname, mainId]);
}
