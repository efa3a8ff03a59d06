import { backendError, loadSession } from '@torsa/shared/backend';
import { clearFounderFlag, hasStoredSession } from './browser-storage.ts';
import { applyProviderSession, deferSessionUpdates, getProviderSession } from './shown-session.ts';

/**
 * Ends this session at the auth server and in every tab of this browser.
 * @param leave navigates away from a private page before its guard sees the ended session
 * @throws {BackendError} if the auth server rejects the call. The session is then unchanged.
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
  // Sends no request for a founder with only the browser flag, who has no session at the auth server.
  if (!hasSession) return;
  const error = await (await loadSession()).end();
  if (error) throw backendError(error);
}
