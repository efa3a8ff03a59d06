import { type AuthResult, done, failed, reach } from './auth-result.ts';
import { clearFounderFlag } from './browser-storage.ts';
import { followProvider } from './follow-provider.ts';
import { showSession } from './shown-session.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Signs in; the store shows it before this returns. `message` is the provider's. */
export function logIn({
  email,
  password,
}: Credentials): Promise<AuthResult<'refused' | 'unavailable'>> {
  return reach(async () => {
    const backend = await followProvider();
    const { error } = await backend.auth.signInWithPassword({ email, password });
    if (error) return failed(error);
    clearFounderFlag();
    showSession();
    return done;
  });
}
