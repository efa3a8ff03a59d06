import { create } from 'zustand';
import type { Session } from './session.ts';

export interface AuthState {
  readonly session: Session;
}

declare global {
  /**
   * Counts how often this page executed this module (the session store). A number above 1 means that a remote bundled
   * the module again instead of sharing it.
   */
  var __torsaAuthStoreEvaluations: number | undefined;
}

if (typeof document !== 'undefined') {
  globalThis.__torsaAuthStoreEvaluations = (globalThis.__torsaAuthStoreEvaluations ?? 0) + 1;
}

/**
 * A React hook that returns a selected part of the session store. Code outside of React calls `useAuth.getState()`. On
 * the server and at the start of hydration, the session's status is `loading`.
 */
export const useAuth = create<AuthState>()(() => ({ session: { status: 'loading' } }));

/** A React hook that returns the session of this page. */
export function useSession(): Session {
  return useAuth((state) => state.session);
}
