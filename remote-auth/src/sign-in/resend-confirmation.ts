import { loadBackend } from '@torsa/shared/backend';
import { backendError } from '@torsa/shared/database/backend-error';
import { localizedPath } from './localized-path.ts';

/**
 * Requests another email that confirms the email address of a new account.
 * @throws {BackendError}
 */
export async function resendConfirmation(email: string): Promise<void> {
  const backend = await loadBackend();
  const emailRedirectTo = location.origin + localizedPath('/auth/login');
  const { error } = await backend.auth.resend({
    type: 'signup',
    email,
    options: { emailRedirectTo },
  });
  if (error) throw backendError(error);
}
