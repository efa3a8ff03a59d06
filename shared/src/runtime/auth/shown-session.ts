import { useAuth } from './auth-store.ts';
import { clearFounderFlag, hasFounderFlag, setFounderFlag } from './browser-storage.ts';
import type { Session } from './session.ts';

/**
 * The placeholder user that the site shows while the founder's `localStorage` flag is set (product specification, point
 * 4).
 */
const founder: Session = {
  status: 'signedIn',
  user: { id: 'founder_local', email: '', fullName: 'Founder' },
  role: 'founder_local',
};

let fromProvider: Session = { status: 'loading' };
let isHeld = false;

/** Writes the auth server's session to the auth store. The founder's flag takes precedence. */
export function applyProviderSession(session: Session): void {
  fromProvider = session;
  publishShownSession();
}

export function getProviderSession(): Session {
  return fromProvider;
}

/** Updates the auth store from the auth server's session and the founder's flag. */
export function publishShownSession(): void {
  if (isHeld) return;
  const next = hasFounderFlag() ? founder : fromProvider;
  // Stores only a changed session, because supabase-js reports the same session each time a tab becomes visible.
  if (!isSameSession(useAuth.getState().session, next)) useAuth.setState({ session: next });
}

/** Sets or clears the founder's flag in every tab, and updates the auth store. */
export function setIsFounder(isFounder: boolean): void {
  if (isFounder) setFounderFlag();
  else clearFounderFlag();
  publishShownSession();
}

/** Pauses updates of the auth store while `work` runs, and then applies the latest session. */
export async function deferSessionUpdates<Result>(work: () => Promise<Result>): Promise<Result> {
  isHeld = true;
  try {
    return await work();
  } finally {
    isHeld = false;
    publishShownSession();
  }
}

function isSameSession(one: Session, other: Session): boolean {
  if (one.status !== 'signedIn' || other.status !== 'signedIn') return one.status === other.status;
  return (
    one.role === other.role &&
    one.user.id === other.user.id &&
    one.user.email === other.user.email &&
    one.user.fullName === other.user.fullName
  );
}
