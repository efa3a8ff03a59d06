import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and before hydration, true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
