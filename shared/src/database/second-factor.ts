import type { BackendClient, User } from '@torsa/shared/backend';
import * as v from 'valibot';
import { normaliser } from '../i18n/text/normaliser.ts';
import { backendError } from './backend-error.ts';

/** An app that shows codes, by the name that its owner gave it. */
export interface Device {
  readonly id: string;
  readonly name: string;
}

/** The devices of a user whose codes the auth server takes. */
export function verifiedDevices({ factors = [] }: Partial<User>): readonly Device[] {
  return factors
    .filter((factor) => factor.factor_type === 'totp' && factor.status === 'verified')
    .map((factor) => ({ id: factor.id, name: factor.friendly_name ?? '' }));
}

/**
 * Gives the code of a device. The client's session may do from then on what takes a second factor.
 * @throws {BackendError} `wrongCode` for the code of another time or device
 */
export async function verifyCode(
  client: BackendClient,
  device: string,
  code: string,
): Promise<void> {
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId: device, code });
  if (error) throw backendError(error);
}

/** Six digits of either script, in one group or two, as apps show them. */
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
