import { followProvider, setFounder } from '@torsa/shared/auth';
import { type AuthResult, done, failed, orUnavailable } from '@torsa/shared/provider-result';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Signs in; the store shows it before this returns. `message` is the provider's. */
export function logIn({
  email,
  password,
}: Credentials): Promise<AuthResult<'refused' | 'unavailable'>> {
  return orUnavailable(async () => {
    const backend = await followProvider();
    const { error } = await backend.auth.signInWithPassword({ email, password });
    if (error) return failed(error);
    setFounder(false);
    return done;
  });
}
