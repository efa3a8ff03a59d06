import { roleOf } from '@torsa/shared/auth';
import { BackendError, isRejected } from '@torsa/shared/database/backend-error';
import { siteConfig } from '@torsa/shared/site-config';
import { type RequestCode, signInIsolated } from './sign-in-isolated.ts';

export interface FounderCredentials {
  readonly founderId: string;
  readonly password: string;
}

/**
 * Logs the founder in. An unknown ID, a wrong password and another person's account all give `notFounder`, so that
 * the answer reveals nothing.
 * @returns false if the person gave no code
 */
export async function logInAsFounder(
  { founderId, password }: FounderCredentials,
  askCode: RequestCode,
): Promise<boolean> {
  const email = `${founderId.trim().toLowerCase()}@${siteConfig().staffEmailDomain}`;
  try {
    return await signInIsolated(
      { email, password },
      {
        check: async (user) => {
          if (roleOf(user) !== 'founder_local') throw notFounder();
        },
        askCode,
        isFounder: true,
      },
    );
  } catch (error) {
    throw isRejected(error) ? notFounder(error) : error;
  }
}

const notFounder = (cause?: unknown) =>
  new BackendError('notFounder', 'Not the founder.', { cause });
