import { create } from 'zustand';
import type { Session } from './session.ts';

export interface AuthState {
  readonly session: Session;
}

declare global {
  /** How often this module ran in the page. More than once means a remote brought a copy of its own. */
  var __torsaAuthStoreEvaluations: number | undefined;
}

if (typeof document !== 'undefined') {
  globalThis.__torsaAuthStoreEvaluations = (globalThis.__torsaAuthStoreEvaluations ?? 0) + 1;
}

/**
 * Who is signed in: a hook with a selector, and `useAuth.getState()` outside of React. On the server it
 * stays at `loading`, which is also what hydration starts from.
 */
export const useAuth = create<AuthState>()(() => ({ session: { status: 'loading' } }));

/** The session of this page; the component renders again when it changes. */
export function useSession(): Session {
  return useAuth((state) => state.session);
}
