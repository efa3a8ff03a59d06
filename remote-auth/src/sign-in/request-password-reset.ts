import { loadBackend } from '@torsa/shared/backend';
import { backendError } from '@torsa/shared/database/backend-error';
import { localizePathLikeCurrentPage } from './localized-path.ts';

/**
 * Requests a password reset email. It also succeeds for an unknown address or a repeated request, so that it does not
 * reveal which accounts exist.
 * @throws {BackendError}
 */
export async function requestPasswordReset(email: string): Promise<void> {
  const backend = await loadBackend();
  const redirectTo = location.origin + localizePathLikeCurrentPage('/auth/new-password');
  const { error } = await backend.auth.resetPasswordForEmail(email, { redirectTo });
  if (error && error.code !== 'over_email_send_rate_limit') throw backendError(error);
}
