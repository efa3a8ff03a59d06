/** The byte limit of bcrypt, which ignores all further bytes of a password. */
const mostBytes = 72;

/** Returns true if a password has at most 72 bytes, the limit of bcrypt. */
export function isPasswordWithinBcryptLimit(password: string): boolean {
  return new TextEncoder().encode(password).length <= mostBytes;
}
