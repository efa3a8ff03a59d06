import { loadBackend } from '@torsa/shared/backend';
import {
  type AuthResult,
  done,
  failed,
  orUnavailable,
} from '@torsa/shared/database/provider-result';
import { localizedPath } from './localized-path.ts';

/**
 * Asks for a mail with a link that lets its reader choose a new password. Done whether or not the address has an
 * account: who asks again too soon for one that has is told so by hosted Supabase, and for another address is not.
 */
export function requestPasswordReset(
  email: string,
): Promise<AuthResult<'refused' | 'unavailable'>> {
  return orUnavailable(async () => {
    const backend = await loadBackend();
    const redirectTo = location.origin + localizedPath('/auth/new-password');
    const { error } = await backend.auth.resetPasswordForEmail(email, { redirectTo });
    if (!error || error.code === 'over_email_send_rate_limit') return done;
    return failed(error);
  });
}
