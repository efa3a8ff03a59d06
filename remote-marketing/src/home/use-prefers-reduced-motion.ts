import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

/** Tests if the visitor prefers reduced motion; false on the server, which cannot know. */
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
