import { loadSession } from '@torsa/shared/backend';
import { type AuthResult, done, failed, orUnavailable } from '../../database/provider-result.ts';
import { clearFounderFlag, hasStoredSession } from './browser-storage.ts';
import { deferSessionUpdates, providerSession, takeProviderSession } from './shown-session.ts';

/**
 * Ends this session at the provider and in every tab of this browser. Sessions of other browsers go on: the account page
 * ends them. When it fails nothing changes, and the result says why.
 * @param leave runs between the end of the session and the moment when the store shows it. A page that
 *   only a signed-in person may see uses it to go away first; otherwise its guard sends the person to
 *   the login page.
 */
export function logOut(
  leave: () => void | Promise<void> = () => {},
): Promise<AuthResult<'refused' | 'unavailable'>> {
  return deferSessionUpdates(async () => {
    const result = await endProviderSession();
    if (!result.ok) return result;
    clearFounderFlag();
    await leave();
    takeProviderSession({ status: 'signedOut' });
    return done;
  });
}

function endProviderSession(): Promise<AuthResult<'refused' | 'unavailable'>> {
  return orUnavailable(async () => {
    const hasSession = hasStoredSession() || providerSession().status === 'signedIn';
    // The founder's flag can stand alone, and then there is nobody to tell.
    if (!hasSession) return done;
    const error = await (await loadSession()).end();
    return error ? failed(error) : done;
  });
}
