import { create } from 'zustand';
import type { Session } from './session.ts';

export interface AuthState {
  readonly session: Session;
}

declare global {
  /** The number of times that this page executed the session store. Above 1, a remote bundled the module itself. */
  var __torsaAuthStoreEvaluations: number | undefined;
}

if (typeof document !== 'undefined') {
  globalThis.__torsaAuthStoreEvaluations = (globalThis.__torsaAuthStoreEvaluations ?? 0) + 1;
}

/**
 * A React hook that returns a selected part of the session store. The session is `loading` on the server and during
 * hydration.
 */
export const useAuth = create<AuthState>()(() => ({ session: { status: 'loading' } }));

/** A React hook that returns the session of this page. */
export function useSession(): Session {
  return useAuth((state) => state.session);
}
