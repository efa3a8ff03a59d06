import { useAuth } from './auth-store.ts';
import { clearFounderFlag, hasFounderFlag, setFounderFlag } from './browser-storage.ts';
import type { Session } from './session.ts';

/** Who the founder is on the screen while the flag is set (product specification, point 4). */
const founder: Session = {
  status: 'signedIn',
  user: { id: 'founder_local', email: '', fullName: 'Founder' },
  role: 'founder_local',
};

let fromProvider: Session = { status: 'loading' };
let isHeld = false;

/** Takes what the provider says; the founder's flag goes before it. */
export function applyProviderSession(session: Session): void {
  fromProvider = session;
  publishSession();
}

export function providerSession(): Session {
  return fromProvider;
}

/** Brings the store up to date with the provider's session and the founder's flag. */
export function publishSession(): void {
  if (isHeld) return;
  const next = hasFounderFlag() ? founder : fromProvider;
  // The provider repeats itself each time a tab is looked at; only a change is news.
  if (!isSameSession(useAuth.getState().session, next)) useAuth.setState({ session: next });
}

/** Says whether the founder is logged in by the flag, in every tab; the store shows it. */
export function setFounder(isFounder: boolean): void {
  if (isFounder) setFounderFlag();
  else clearFounderFlag();
  publishSession();
}

/** Keeps what is shown as it is while `work` runs, then shows what came of it. */
export async function deferSessionUpdates<Result>(work: () => Promise<Result>): Promise<Result> {
  isHeld = true;
  try {
    return await work();
  } finally {
    isHeld = false;
    publishSession();
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
