import { useSyncExternalStore } from 'react';

/** Returns true if the browser tab is visible, and always on the server. */
export function useIsPageVisible(): boolean {
  return useSyncExternalStore(subscribe, isVisible, () => true);
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

function isVisible(): boolean {
  return document.visibilityState !== 'hidden';
}
