import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * After a navigation, scrolls to where the address points: the top, or the part that its fragment names. Back and
 * Forward are the browser's business: it kept the place.
 */
export function useScrollOnNavigation(): void {
  const { key, hash } = useLocation();
  const type = useNavigationType();
  const shown = useRef(key);

  useLayoutEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (type === 'POP') return;
    const target = document.getElementById(decodeFragment(hash));
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [key, hash, type]);
}

function decodeFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
