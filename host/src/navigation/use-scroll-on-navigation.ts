import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * After a navigation, scrolls to the top of the page or to the element of the URL fragment. A change of the URL query
 * alone does not scroll.
 */
export function useScrollOnNavigation(): void {
  const location = useLocation();
  const type = useNavigationType();
  const shown = useRef(location);

  useLayoutEffect(() => {
    const { key, pathname, search, hash } = location;
    const before = shown.current;
    if (before.key === key) return;
    shown.current = location;
    const isNoted = type === 'REPLACE' && before.pathname === pathname && before.search !== search;
    if (type === 'POP' || (isNoted && !hash)) return;
    const target = document.getElementById(decodeFragment(hash));
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [location, type]);
}

function decodeFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
