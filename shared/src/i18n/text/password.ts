import { fitsBcrypt } from './fits-bcrypt.ts';

/** Spaces other than U+0020. */
const otherSpaces = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;

/**
 * The spelling in which a password is sent: NFC and plain spaces, as RFC 8265 says (OpaqueString). Another keyboard may
 * spell the same letters in another way. Everything else stays as typed.
 */
export function normalisePassword(password: string): string {
  return password.replace(otherSpaces, ' ').normalize('NFC');
}

/**
 * The spellings in which an account may have stored a password: normalised, and as typed, which is how passwords were
 * sent before. Without those that are too long. Most passwords have one.
 */
export function passwordVariants(typed: string): readonly string[] {
  return [...new Set([normalisePassword(typed), typed])].filter(fitsBcrypt);
}
