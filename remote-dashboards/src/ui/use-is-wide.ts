import { viewport } from '@torsa/shared/theme/tokens';
import { useSyncExternalStore } from 'react';

/** Minimum width at which the list and the open row are side by side. */
const query = viewport.desktop;

function subscribe(changed: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

/**
 * Returns true if the screen has room for two columns. A hidden column is not rendered, so its data is not fetched.
 */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
