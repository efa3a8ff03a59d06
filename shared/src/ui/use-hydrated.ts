import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** A React hook that returns false on the server and before hydration, and true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
