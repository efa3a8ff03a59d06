import { loadBackend } from '@torsa/shared/backend';
import { backendError } from '@torsa/shared/database/backend-error';
import { parseLocalizedPath } from '@torsa/shared/i18n/languages';
import { localizePathLikeCurrentPage } from './localized-path.ts';

export interface SignUpFields {
  readonly fullName: string;
  readonly email: string;
  readonly password: string;
}

/**
 * Creates an account. The user confirms its email address with a link in an email.
 * @throws {BackendError} `weakPassword`, or another reason of the failed call
 */
export async function signUp({ fullName, email, password }: SignUpFields): Promise<void> {
  const backend = await loadBackend();
  const { error } = await backend.auth.signUp({
    email,
    password,
    options: {
      // The language in which the backend sends the account's emails, until the user selects another one.
      data: { fullName, language: parseLocalizedPath(location.pathname).language },
      // Email links use the origin of this page, so that an email from a preview site links to the preview site.
      emailRedirectTo: location.origin + localizePathLikeCurrentPage('/auth/login'),
    },
  });
  if (error) throw backendError(error);
}
