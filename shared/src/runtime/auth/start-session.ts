import { loadSession, type StoredSession, watchStoredSession } from '@torsa/shared/backend';
import { parseSession } from '../../contract/parse-session.ts';
import { founderFlagKey, sessionStorageKey } from '../../contract/storage-keys.ts';
import { clearFounderFlag, hasFounderFlag, readText } from './browser-storage.ts';
import { toSession } from './provider-session.ts';
import { applyProviderSession, publishSession } from './shown-session.ts';

/**
 * The time that a page waits for the refresh of an expired session, in milliseconds. Then it shows the visitor as
 * logged out.
 */
const longestWait = 10_000;

let changes = 0;

/**
 * Restores the session and follows its changes in this tab and other tabs. The host calls it once after hydration. A
 * visitor without a session downloads nothing for it.
 * @returns a function that stops following
 */
export function startSession(): () => void {
  const onStorage = (event: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (event.key === null || event.key === sessionStorageKey || event.key === founderFlagKey)
      showStored();
  };
  // A page that was restored from the back/forward cache, or was suspended, has missed storage events.
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
  // Without storage, a session lasts as long as its page.
  const text = readText(sessionStorageKey);
  if (text !== undefined) show(parseSession(text));
}

/**
 * Shows the session after its token is refreshed. On an error, logs it once and shows the visitor as logged out. The
 * stored session stays, and is shown if the backend answers later.
 */
async function fetchSession(): Promise<void> {
  const asked = changes;
  // A change in the meantime is newer than this answer.
  const isLatest = () => changes === asked;
  const fail = (cause: unknown) => {
    if (!isLatest()) return;
    console.error(
      'The session could not be refreshed, so this page shows the visitor as logged out.',
      cause,
    );
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
