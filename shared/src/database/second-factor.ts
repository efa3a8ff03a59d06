import type { BackendClient, User } from '@torsa/shared/backend';
import * as v from 'valibot';
import { normaliser } from '../i18n/text/normaliser.ts';
import { backendError } from './backend-error.ts';

/** A user's authenticator app, with the name that the user gave it. */
export interface Device {
  readonly id: string;
  readonly name: string;
}

/** The verified authenticator apps of a user. */
export function verifiedDevices({ factors = [] }: Partial<User>): readonly Device[] {
  return factors
    .filter((factor) => factor.factor_type === 'totp' && factor.status === 'verified')
    .map((factor) => ({ id: factor.id, name: factor.friendly_name ?? '' }));
}

/**
 * Verifies a code of a device. The client's session may then do what requires a second factor.
 * @throws {BackendError} `wrongCode` for an expired code or one of another device
 */
export async function verifyCode(
  client: BackendClient,
  device: string,
  code: string,
): Promise<void> {
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId: device, code });
  if (error) throw backendError(error);
}

/** A field for six digits in Latin or Bengali script. It accepts spaces and hyphens between the digits. */
export function codeField(malformed: string) {
  return v.pipe(
    v.string(),
    v.transform((text) =>
      normaliser()
        .normaliseNumber(text)
        .replace(/[ \u2010-\u2015-]/g, ''),
    ),
    v.regex(/^\d{6}$/, malformed),
  );
}
