import { loadSession, type StoredSession, watchStoredSession } from '@torsa/shared/backend';
import { parseSession } from '../../contract/parse-session.ts';
import { founderFlagKey, sessionStorageKey } from '../../contract/storage-keys.ts';
import { clearFounderFlag, hasFounderFlag, readText } from './browser-storage.ts';
import { toSession } from './provider-session.ts';
import { applyProviderSession, publishSession } from './shown-session.ts';

/**
 * How long a page waits for the backend to refresh an expired session, in milliseconds. After that it shows that nobody is
 * signed in.
 */
const longestWait = 10_000;

let changes = 0;

/**
 * Finds out who is signed in and keeps up with it, in this tab and the others. The host calls it once,
 * after hydration; nothing is downloaded for a visitor without a session.
 * @returns the cleanup.
 */
export function startSession(): () => void {
  const onStorage = (event: StorageEvent) => {
    // A null key means that everything was cleared.
    if (event.key === null || event.key === sessionStorageKey || event.key === founderFlagKey)
      showStored();
  };
  // A page that the Back button brings back from memory, or that slept, has missed the storage events.
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
  if (!readStored()) show(undefined);
  else if (hasFounderFlag()) publishSession();
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
  applyProviderSession(toSession(stored));
}

const readStored = () => parseSession(readText(sessionStorageKey));

function showStored(): void {
  // Where nothing can be stored, a session lasts as long as its page.
  const text = readText(sessionStorageKey);
  if (text !== undefined) show(parseSession(text));
}

/**
 * Shows the session once its token is fresh. An error is logged, once, and nobody is signed in on this page. The stored
 * session stays: it is shown when the backend answers in the end.
 */
async function fetchSession(): Promise<void> {
  const asked = changes;
  // A change that came in the meantime is newer than this answer.
  const isLatest = () => changes === asked;
  const fail = (cause: unknown) => {
    if (!isLatest()) return;
    console.error('The session could not be fetched; nobody is signed in on this page.', cause);
    applyProviderSession({ status: 'signedOut' });
  };
  const wait = setTimeout(() => fail(new Error(`No answer in ${longestWait} ms.`)), longestWait);
  try {
    const session = await (await loadSession()).settled(isLatest);
    if (isLatest()) show(session);
  } catch (cause) {
    fail(cause);
  } finally {
    clearTimeout(wait);
  }
}
