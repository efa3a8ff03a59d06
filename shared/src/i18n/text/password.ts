import { isPasswordWithinBcryptLimit } from './fits-bcrypt.ts';

const otherSpaces = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;

/**
 * Normalises a password to NFC and plain spaces, as RFC 8265 defines (OpaqueString). Different keyboards encode the
 * same letters in different ways. All other characters are unchanged.
 */
export function normalisePassword(password: string): string {
  return password.replace(otherSpaces, ' ').normalize('NFC');
}

/**
 * Returns the encodings under which an account's password may be stored. These are the normalised password and the
 * password as typed, which earlier releases sent. Encodings over 72 bytes are omitted. Most passwords have only one
 * encoding.
 */
export function passwordVariants(typed: string): readonly string[] {
  return [...new Set([normalisePassword(typed), typed])].filter(isPasswordWithinBcryptLimit);
}
