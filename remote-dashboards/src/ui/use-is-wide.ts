import { viewport } from '@torsa/shared/theme/tokens';
import { useSyncExternalStore } from 'react';

/** A list is beside the page that it leads to. */
const query = viewport.desktop;

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
