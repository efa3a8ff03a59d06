import { backendError, loadSession } from '@torsa/shared/backend';
import { clearFounderFlag, hasStoredSession } from './browser-storage.ts';
import { applyProviderSession, deferSessionUpdates, providerSession } from './shown-session.ts';

/**
 * Ends this session at the auth server and in every tab of this browser. Sessions in other browsers continue. If the
 * call fails, nothing changes.
 * @param leave runs after the session ends and before the store shows it. A private page uses it to navigate away
 * first;  otherwise its guard would redirect to the login page.
 * @throws {BackendError}
 */
export function logOut(leave: () => void | Promise<void> = () => {}): Promise<void> {
  return deferSessionUpdates(async () => {
    await endProviderSession();
    clearFounderFlag();
    await leave();
    applyProviderSession({ status: 'signedOut' });
  });
}

async function endProviderSession(): Promise<void> {
  const hasSession = hasStoredSession() || providerSession().status === 'signedIn';
  // The founder's flag can exist without a session. Then the auth server has nothing to end.
  if (!hasSession) return;
  const error = await (await loadSession()).end();
  if (error) throw backendError(error);
}
