import { roleOf } from '@torsa/shared/auth';
import {
  type AuthResult,
  type Failed,
  orUnavailable,
} from '@torsa/shared/database/provider-result';
import { siteConfig } from '@torsa/shared/site-config';
import { type AskCode, signInIsolated } from './sign-in-isolated.ts';

export interface FounderCredentials {
  readonly founderId: string;
  readonly password: string;
}

const notFounder: Failed<'notFounder'> = { ok: false, reason: 'notFounder' };

/**
 * Signs the founder in. An unknown ID, a wrong password and an account that is not the founder's all give
 * `notFounder`, so that the answer tells a stranger nothing.
 */
export function logInAsFounder(
  { founderId, password }: FounderCredentials,
  askCode: AskCode,
): Promise<AuthResult<'notFounder' | 'left' | 'unavailable'>> {
  const email = `${founderId.trim().toLowerCase()}@${siteConfig().staffEmailDomain}`;
  return orUnavailable(async () => {
    const result = await signInIsolated<'notFounder'>(
      { email, password },
      {
        check: async (user) => (roleOf(user) === 'founder_local' ? undefined : notFounder),
        askCode,
        isFounder: true,
      },
    );
    if (result.ok) return result;
    const { reason } = result;
    return reason === 'unavailable' || reason === 'left' ? { ...result, reason } : notFounder;
  });
}
