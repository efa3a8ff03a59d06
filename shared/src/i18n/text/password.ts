import { isPasswordWithinBcryptLimit } from './fits-bcrypt.ts';

const otherSpaces = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;

/**
 * Normalises a password to NFC and plain spaces (RFC 8265, OpaqueString), because keyboards encode letters
 * differently.
 */
export function normalisePassword(password: string): string {
  return password.replace(otherSpaces, ' ').normalize('NFC');
}

/** Returns the encodings under which an account's password may be stored, because earlier releases sent it as typed. */
export function passwordEncodings(typed: string): readonly string[] {
  return [...new Set([normalisePassword(typed), typed])].filter(isPasswordWithinBcryptLimit);
}
