import { loadBackend } from '@torsa/shared/backend';
import {
  type AuthResult,
  done,
  failed,
  orUnavailable,
} from '@torsa/shared/database/provider-result';
import { readPath } from '@torsa/shared/i18n/languages';
import { localizedPath } from './localized-path.ts';

export interface NewAccount {
  readonly fullName: string;
  readonly email: string;
  readonly password: string;
}

type Problem = 'weak' | 'refused' | 'unavailable';

/** Makes an account, which the link in a mail confirms. `weak`: the password is too short or easy to guess. `message` is the provider's. */
export function signUp({ fullName, email, password }: NewAccount): Promise<AuthResult<Problem>> {
  return orUnavailable(async (): Promise<AuthResult<Problem>> => {
    const backend = await loadBackend();
    const { error } = await backend.auth.signUp({
      email,
      password,
      options: {
        // Mails are in the language of this page, until another one is chosen.
        data: { fullName, language: readPath(location.pathname).language },
        // This origin and not the configured one, so that a preview's mail leads back to the preview.
        emailRedirectTo: location.origin + localizedPath('/auth/login'),
      },
    });
    if (error?.code === 'weak_password') {
      return { ok: false, reason: 'weak', message: error.message };
    }
    return error ? failed(error) : done;
  });
}
