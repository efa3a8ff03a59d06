import { loadSession, type StoredSession, watchStoredSession } from '@torsa/shared/backend';
import { parseSession } from '../../contract/parse-session.ts';
import { founderFlagKey, sessionStorageKey } from '../../contract/storage-keys.ts';
import { clearFounderFlag, hasFounderFlag, readStorageText } from './browser-storage.ts';
import { parseProviderSession } from './provider-session.ts';
import { applyProviderSession, publishShownSession } from './shown-session.ts';

/**
 * The maximum wait for the token refresh of an expired session, in milliseconds. The visitor then appears logged out.
 */
const longestWait = 10_000;

let changes = 0;

/**
 * Restores the login session after hydration and follows its changes in all tabs.
 * @returns a cleanup function
 */
export function startSession(): () => void {
  const onStorage = (event: StorageEvent) => {
    // A `storage` event has no key after the whole storage was cleared.
    if (event.key === null || event.key === sessionStorageKey || event.key === founderFlagKey)
      showStored();
  };
  // Reads the session again, because a page misses `storage` events while it is suspended or in the back/forward cache.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) showStored();
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible') showStored();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  document.addEventListener('visibilitychange', onVisible);
  const unwatch = watchStoredSession((stored, isEnded) => {
    if (isEnded && !stored) clearFounderFlag();
    show(stored);
  });
  const stored = readStored();
  // Shows the session immediately if an inline script sent early requests, because it found the access token valid.
  if (!stored || globalThis.torsaEarlyRequests) show(stored);
  else if (hasFounderFlag()) publishShownSession();
  else void fetchSession();
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
    document.removeEventListener('visibilitychange', onVisible);
    unwatch();
    changes += 1;
  };
}

function show(stored: StoredSession | undefined): void {
  changes += 1;
  applyProviderSession(parseProviderSession(stored));
}

const readStored = () => parseSession(readStorageText(sessionStorageKey));

function showStored(): void {
  // Keeps the shown session if browser storage is unavailable, because the session then lasts until the page is closed.
  const text = readStorageText(sessionStorageKey);
  if (text !== undefined) show(parseSession(text));
}

/** Shows the session after a token refresh. On an error, the visitor appears logged out until the backend responds. */
async function fetchSession(): Promise<void> {
  const asked = changes;
  // Detects an outdated response, whose stored session changed during the request.
  const isLatest = () => changes === asked;
  const fail = (cause: unknown) => {
    if (!isLatest()) return;
    console.error(
      'The session could not be refreshed, so this page shows the visitor as logged out.',
      cause,
    );
    applyProviderSession({ status: 'signedOut' });
  };
  const wait = setTimeout(() => fail(new Error('The auth server did not respond.')), longestWait);
  try {
    const session = await (await loadSession()).settled(isLatest);
    if (isLatest()) show(session);
  } catch (cause) {
    fail(cause);
  } finally {
    clearTimeout(wait);
  }
}
