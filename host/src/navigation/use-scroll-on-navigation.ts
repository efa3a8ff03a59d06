import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * After a navigation, scrolls to where the address points: the top, or the part that its fragment names. Back and
 * Forward are the browser's business: it kept the place. A page that notes in its query what it shows, as a filter, stays
 * where it is.
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
