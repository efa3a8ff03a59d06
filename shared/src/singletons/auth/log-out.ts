import {
  type AuthResult,
  done,
  failed,
  orUnavailable,
} from '../../provider-result/provider-result.ts';
import { clearFounderFlag, hasStoredSession } from './browser-storage.ts';
import { followProvider } from './follow-provider.ts';
import { deferSessionUpdates, providerSession, takeProviderSession } from './shown-session.ts';

/**
 * Ends the session at the provider and in every tab. When that fails nothing changes, and the result says
 * why.
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
    const backend = await followProvider();
    const { error } = await backend.auth.signOut();
    // A session that the provider no longer knew is gone as well, though supabase-js reports an error.
    return error && hasStoredSession() ? failed(error) : done;
  });
}
