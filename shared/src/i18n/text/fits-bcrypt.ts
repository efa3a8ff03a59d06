/** bcrypt, with which the auth server hashes passwords, reads no more bytes. Two passwords that begin alike would be one. */
const mostBytes = 72;

/** Whether the auth server takes all of a password. */
export function fitsBcrypt(password: string): boolean {
  return new TextEncoder().encode(password).length <= mostBytes;
}
