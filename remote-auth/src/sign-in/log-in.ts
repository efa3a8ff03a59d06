import { setFounder } from '@torsa/shared/auth';
import { loadBackend } from '@torsa/shared/backend';
import {
  type AuthResult,
  done,
  failed,
  orUnavailable,
} from '@torsa/shared/database/provider-result';
import { trySpellings } from '@torsa/shared/i18n/text/try-spellings';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

type Problem = 'unconfirmed' | 'refused' | 'unavailable';

/**
 * Signs in; the store shows it before this returns. `unconfirmed`: nobody has followed the link of the confirmation mail.
 * `message` is the provider's.
 */
export function logIn({ email, password }: Credentials): Promise<AuthResult<Problem>> {
  return orUnavailable(async (): Promise<AuthResult<Problem>> => {
    const backend = await loadBackend();
    const { error } = await trySpellings(
      password,
      (spelling) => backend.auth.signInWithPassword({ email, password: spelling }),
      (answer) => answer.error?.code === 'invalid_credentials',
    );
    if (error?.code === 'email_not_confirmed') {
      return { ok: false, reason: 'unconfirmed', message: error.message };
    }
    if (error) return failed(error);
    setFounder(false);
    return done;
  });
}
