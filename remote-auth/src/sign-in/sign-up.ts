import { loadBackend } from '@torsa/shared/backend';
import { backendError } from '@torsa/shared/database/backend-error';
import { readPath } from '@torsa/shared/i18n/languages';
import { localizedPath } from './localized-path.ts';

export interface NewAccount {
  readonly fullName: string;
  readonly email: string;
  readonly password: string;
}

/**
 * Creates an account, which an email link confirms. @throws {BackendError} `weakPassword`, or another reason of the
 * failed call
 */
export async function signUp({ fullName, email, password }: NewAccount): Promise<void> {
  const backend = await loadBackend();
  const { error } = await backend.auth.signUp({
    email,
    password,
    options: {
      // Emails are in this page's language, until the user chooses another one.
      data: { fullName, language: readPath(location.pathname).language },
      // This origin and not the configured one, so that a preview's email links to the preview.
      emailRedirectTo: location.origin + localizedPath('/auth/login'),
    },
  });
  if (error) throw backendError(error);
}
