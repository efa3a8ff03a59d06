import { loadBackend } from '@torsa/shared/backend';
import { backendError } from '@torsa/shared/database/backend-error';
import { localizedPath } from './localized-path.ts';

/**
 * Requests an email with a link to choose a new password. It succeeds whether or not the address has an account: hosted
 * Supabase refuses a second request for an account, and not for another address.
 * @throws {BackendError}
 */
export async function requestPasswordReset(email: string): Promise<void> {
  const backend = await loadBackend();
  const redirectTo = location.origin + localizedPath('/auth/new-password');
  const { error } = await backend.auth.resetPasswordForEmail(email, { redirectTo });
  if (error && error.code !== 'over_email_send_rate_limit') throw backendError(error);
}
