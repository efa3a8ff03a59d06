import { setIsFounder } from '@torsa/shared/auth';
import { loadBackend } from '@torsa/shared/backend';
import { backendError } from '@torsa/shared/database/backend-error';
import { tryPasswordEncodings } from '@torsa/shared/i18n/text/try-password-encodings';

export interface EmailCredentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Logs a client in and updates the session store.
 * @throws {BackendError} `unconfirmed` until the user has opened the link of the confirmation email
 */
export async function logIn({ email, password }: EmailCredentials): Promise<void> {
  const backend = await loadBackend();
  const { error } = await tryPasswordEncodings(
    password,
    (spelling) => backend.auth.signInWithPassword({ email, password: spelling }),
    (answer) => answer.error?.code === 'invalid_credentials',
  );
  if (error) throw backendError(error);
  setIsFounder(false);
}
