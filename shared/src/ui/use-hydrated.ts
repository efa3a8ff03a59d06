import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while the prerendered page has not come to life yet, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
