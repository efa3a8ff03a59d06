import { backendError, loadSession } from '@torsa/shared/backend';
import { clearFounderFlag, hasStoredSession } from './browser-storage.ts';
import { applyProviderSession, deferSessionUpdates, providerSession } from './shown-session.ts';

/**
 * Ends this session at the provider and in every tab of this browser. Sessions of other browsers go on: the account page
 * ends them. When it fails nothing changes.
 * @param leave runs between the end of the session and the moment when the store shows it. A page that
 *   only a signed-in person may see uses it to go away first; otherwise its guard sends the person to
 *   the login page.
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
  // The founder's flag can exist without a session, and then the provider has nothing to end.
  if (!hasSession) return;
  const error = await (await loadSession()).end();
  if (error) throw backendError(error);
}
