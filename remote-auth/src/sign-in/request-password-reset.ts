import { loadBackend } from '@torsa/shared/backend';
import { backendError } from '@torsa/shared/database/backend-error';
import { localizePathLikeCurrentPage } from './localized-path.ts';

/**
 * Requests a password reset email. The request also succeeds for an address without an account, and if it is repeated
 * too soon. The reason is that hosted Supabase rejects repeated requests only for existing accounts.
 * @throws {BackendError}
 */
export async function requestPasswordReset(email: string): Promise<void> {
  const backend = await loadBackend();
  const redirectTo = location.origin + localizePathLikeCurrentPage('/auth/new-password');
  const { error } = await backend.auth.resetPasswordForEmail(email, { redirectTo });
  if (error && error.code !== 'over_email_send_rate_limit') throw backendError(error);
}
