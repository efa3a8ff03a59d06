import { queryOptions } from '@tanstack/react-query';
import { answerOf, CallError } from '@torsa/shared/database/answer-of';
import { type Device, devicesOf } from '@torsa/shared/database/second-factor';
import { signedInBackend } from './signed-in-backend.ts';

export interface SecondFactor {
  readonly devices: readonly Device[];
  /** Whether this session gave a code of one of them. */
  readonly gaveCode: boolean;
  /** Whether the founder asks all staff for one. */
  readonly isAsked: boolean;
}

/** The second factor of whoever is signed in. */
export const secondFactorQuery = queryOptions({
  queryKey: ['second factor'],
  queryFn: async (): Promise<SecondFactor> => {
    const backend = await signedInBackend();
    const [{ data, error }, level, isAsked] = await Promise.all([
      backend.auth.getUser(),
      backend.auth.mfa.getAuthenticatorAssuranceLevel(),
      answerOf(backend.rpc('second_factor_asked')),
    ]);
    if (error) throw new CallError('unavailable', error.message, { cause: error });
    return {
      devices: devicesOf(data.user),
      gaveCode: level.data?.currentLevel === 'aal2',
      isAsked,
    };
  },
});
