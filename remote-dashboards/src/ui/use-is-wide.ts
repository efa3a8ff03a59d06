import { useSyncExternalStore } from 'react';

/** From here on a list stands beside what it leads to: `media.desktop`. */
const query = '(min-width: 62rem)';

function subscribe(changed: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

/** Whether the screen has room for two columns. What is not shown is not read either. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
