import { backendError, loadSession } from '@torsa/shared/backend';
import { clearFounderFlag, hasStoredSession } from './browser-storage.ts';
import { applyProviderSession, deferSessionUpdates, getProviderSession } from './shown-session.ts';

/**
 * Ends this session at the auth server and in every tab of this browser. Sessions in other browsers continue. After a
 * failed call, the session is unchanged.
 * @param leave runs after the session ends and before the store shows the ended session. A private page uses it to
 * navigate to a public page first. Otherwise its guard would redirect to the login page.
 * @throws {BackendError} if the auth server rejects the call
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
  const hasSession = hasStoredSession() || getProviderSession().status === 'signedIn';
  // A founder who has only the browser flag has no session at the auth server, so the logout sends no request.
  if (!hasSession) return;
  const error = await (await loadSession()).end();
  if (error) throw backendError(error);
}
