import { loadBackend } from '@torsa/shared/backend';
import { backendError } from '@torsa/shared/database/backend-error';
import { localizePathLikeCurrentPage } from './localized-path.ts';

/**
 * Requests another email that confirms the email address of a new account.
 * @throws {BackendError}
 */
export async function resendConfirmationEmail(email: string): Promise<void> {
  const backend = await loadBackend();
  const emailRedirectTo = location.origin + localizePathLikeCurrentPage('/auth/login');
  const { error } = await backend.auth.resend({
    type: 'signup',
    email,
    options: { emailRedirectTo },
  });
  if (error) throw backendError(error);
}
