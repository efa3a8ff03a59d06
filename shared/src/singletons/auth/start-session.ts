import { hasFounderFlag, hasStoredSession } from './browser-storage.ts';
import { fetchSession, stopFollowing } from './follow-provider.ts';
import { showSession, takeProviderSession } from './shown-session.ts';
import { founderFlagKey, sessionStorageKey } from './storage-keys.ts';

/**
 * Finds out who is signed in and keeps up with it, in this tab and the others. The host calls it once,
 * after hydration; nothing is downloaded for a visitor without a session.
 * @returns the cleanup.
 */
export function startSession(): () => void {
  const onStorage = (event: StorageEvent) => {
    // A null key means that everything was cleared.
    if (event.key === null || event.key === sessionStorageKey || event.key === founderFlagKey)
      decide();
  };
  const onPageShow = (event: PageTransitionEvent) => {
    // A page that the Back button brings back from memory has missed the storage events.
    if (event.persisted) decide();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  decide();
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
    stopFollowing();
  };
}

function decide(): void {
  if (!hasStoredSession()) takeProviderSession({ status: 'signedOut' });
  else if (hasFounderFlag()) showSession();
  else void fetchSession();
}
