import { getSessionRole } from '@torsa/shared/auth';
import { BackendError, isBackendCallRejected } from '@torsa/shared/database/backend-error';
import { siteConfig } from '@torsa/shared/site-config';
import { logInWithSecondFactor, type RequestTwoFactorCode } from './sign-in-isolated.ts';

export interface FounderCredentials {
  readonly founderId: string;
  readonly password: string;
}

/**
 * Logs the founder in. Every rejected login throws the same error `notFounder`, so that the error does not reveal
 * which part was wrong.
 * @returns false if the user cancelled the two-factor code
 */
export async function logInAsFounder(
  { founderId, password }: FounderCredentials,
  askCode: RequestTwoFactorCode,
): Promise<boolean> {
  const email = `${founderId.trim().toLowerCase()}@${siteConfig().staffEmailDomain}`;
  try {
    return await logInWithSecondFactor(
      { email, password },
      {
        check: async (user) => {
          if (getSessionRole(user) !== 'founder_local') throw notFounder();
        },
        askCode,
        isFounder: true,
      },
    );
  } catch (error) {
    throw isBackendCallRejected(error) ? notFounder(error) : error;
  }
}

const notFounder = (cause?: unknown) =>
  new BackendError('notFounder', 'Not the founder.', { cause });
