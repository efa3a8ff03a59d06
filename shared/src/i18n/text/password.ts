import { fitsBcrypt } from './fits-bcrypt.ts';

const otherSpaces = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;

/**
 * Normalises a password to NFC and plain spaces, as RFC 8265 defines (OpaqueString). Keyboards can encode the same
 * letters in different ways. All other characters stay as typed.
 */
export function normalisePassword(password: string): string {
  return password.replace(otherSpaces, ' ').normalize('NFC');
}

/**
 * The encodings in which an account may have stored a password: normalised, and as typed, which earlier releases
 * sent. Encodings over 72 bytes are left out. Most passwords have only one.
 */
export function passwordVariants(typed: string): readonly string[] {
  return [...new Set([normalisePassword(typed), typed])].filter(fitsBcrypt);
}
