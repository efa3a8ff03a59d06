import type { BackendClient, User } from '@torsa/shared/backend';
import * as v from 'valibot';
import { getTextNormaliser } from '../i18n/text/normaliser.ts';
import { backendError } from './backend-error.ts';

/** An authenticator app that the user registered, with the user's name for it. */
export interface TwoFactorDevice {
  readonly id: string;
  readonly name: string;
}

/** Returns the user's verified authenticator apps. */
export function listVerifiedTwoFactorDevices({
  factors = [],
}: Partial<User>): readonly TwoFactorDevice[] {
  return factors
    .filter((factor) => factor.factor_type === 'totp' && factor.status === 'verified')
    .map((factor) => ({ id: factor.id, name: factor.friendly_name ?? '' }));
}

/**
 * Verifies a code of an authenticator app, for functions that require a second factor.
 * @throws {BackendError} with code `wrongCode` for an expired code or a code of another device
 */
export async function verifyTwoFactorCode(
  client: BackendClient,
  device: string,
  code: string,
): Promise<void> {
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId: device, code });
  if (error) throw backendError(error);
}

/** The schema of a six-digit code in Latin or Bengali digits, with optional spaces and hyphens. */
export function secondFactorCodeField(malformed: string) {
  return v.pipe(
    v.string(),
    v.transform((text) =>
      getTextNormaliser()
        .normaliseNumber(text)
        .replace(/[ \u2010-\u2015-]/g, ''),
    ),
    v.regex(/^\d{6}$/, malformed),
  );
}
