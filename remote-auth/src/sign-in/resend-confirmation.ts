import { loadBackend } from '@torsa/shared/backend';
import {
  type AuthResult,
  done,
  failed,
  orUnavailable,
} from '@torsa/shared/database/provider-result';
import { localizedPath } from './localized-path.ts';

/** Asks for the mail again that confirms the address of a new account. */
export function resendConfirmation(email: string): Promise<AuthResult<'refused' | 'unavailable'>> {
  return orUnavailable(async () => {
    const backend = await loadBackend();
    const emailRedirectTo = location.origin + localizedPath('/auth/login');
    const { error } = await backend.auth.resend({
      type: 'signup',
      email,
      options: { emailRedirectTo },
    });
    return error ? failed(error) : done;
  });
}
