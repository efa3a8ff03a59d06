import { create } from 'zustand';
import type { Session } from './session.ts';

export interface AuthState {
  readonly session: Session;
}

declare global {
  /** Counts how often this module ran in the page. A number above 1 means that a remote bundled its own copy. */
  var __torsaAuthStoreEvaluations: number | undefined;
}

if (typeof document !== 'undefined') {
  globalThis.__torsaAuthStoreEvaluations = (globalThis.__torsaAuthStoreEvaluations ?? 0) + 1;
}

/**
 * The session as a hook with a selector; use `useAuth.getState()` outside of React. On the server and at the start of
 * hydration its status is `loading`.
 */
export const useAuth = create<AuthState>()(() => ({ session: { status: 'loading' } }));

/** The session of this page. The component renders again when it changes. */
export function useSession(): Session {
  return useAuth((state) => state.session);
}
