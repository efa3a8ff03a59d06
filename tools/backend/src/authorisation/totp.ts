import { createHmac } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { throwIfRefused } from '../storage/testing/uploads.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Adds a second-factor device to a user and enters the device's code. The session then has the level `aal2`. */
export async function enrolTotpDevice(client: SupabaseClient): Promise<void> {
  const enrolled = await client.auth.mfa.enroll({ factorType: 'totp' });
  throwIfRefused(enrolled);
  const { id: factorId = '', totp } = enrolled.data ?? {};
  const code = createTotpCode(totp?.secret ?? '', Date.now());
  throwIfRefused(await client.auth.mfa.challengeAndVerify({ factorId, code }));
}

/**
 * Returns the six-digit code (RFC 6238) that an authenticator app shows at a given time.
 * @param secret in base32
 */
export function createTotpCode(secret: string, time: number): string {
  const bits = [...secret.replaceAll('=', '')]
    .map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(time / 30_000)));
  const hash = createHmac('sha1', key).update(counter).digest();
  const start = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(start) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
