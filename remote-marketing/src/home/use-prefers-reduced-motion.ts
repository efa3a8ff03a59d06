import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

/** Returns true if the visitor prefers reduced motion. On the server, it always returns false. */
export function usePrefersReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, isReduced, () => false);
}

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

function isReduced(): boolean {
  return window.matchMedia(query).matches;
}
