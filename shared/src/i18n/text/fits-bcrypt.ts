/**
 * The byte limit of bcrypt, which hashes the passwords. Bcrypt ignores further bytes, so it would treat two passwords
 * with the same first 72 bytes as equal.
 */
const mostBytes = 72;

/** Returns true if a password has at most 72 bytes, the limit of bcrypt. */
export function isPasswordWithinBcryptLimit(password: string): boolean {
  return new TextEncoder().encode(password).length <= mostBytes;
}
