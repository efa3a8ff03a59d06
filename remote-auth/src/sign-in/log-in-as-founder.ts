import { deferSessionUpdates, roleOf, setFounder } from '@torsa/shared/auth';
import { type AuthResult, done, type Failed, orUnavailable } from '@torsa/shared/provider-result';
import { siteConfig } from '@torsa/shared/site-config';
import { signInIsolated } from './sign-in-isolated.ts';

export interface FounderCredentials {
  readonly founderId: string;
  readonly password: string;
}

const notFounder: Failed<'notFounder'> = { ok: false, reason: 'notFounder' };

/**
 * Signs the founder in. An unknown ID, a wrong password and an account that is not the founder's all give
 * `notFounder`, so that the answer tells a stranger nothing.
 */
export function logInAsFounder({
  founderId,
  password,
}: FounderCredentials): Promise<AuthResult<'notFounder' | 'unavailable'>> {
  const work = async () => {
    const email = `${founderId.trim().toLowerCase()}@${siteConfig().staffEmailDomain}`;
    const result = await signInIsolated<'notFounder'>({ email, password }, async (user) =>
      roleOf(user) === 'founder_local' ? undefined : notFounder,
    );
    if (!result.ok) {
      return result.reason === 'unavailable' ? { ...result, reason: result.reason } : notFounder;
    }
    setFounder(true);
    return done;
  };
  // Held, so that the page goes from signed out to the pseudo-user in one step.
  return orUnavailable(() => deferSessionUpdates(work));
}
