/**
 * The byte limit of bcrypt, which hashes the passwords. Longer passwords with the same first 72 bytes would be equal.
 */
const mostBytes = 72;

/** Tests if a password fits into bcrypt's 72 bytes. */
export function fitsBcrypt(password: string): boolean {
  return new TextEncoder().encode(password).length <= mostBytes;
}
