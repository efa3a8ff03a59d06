/** Returns true if a Node or database error has one of these error codes, such as `ENOENT`. */
export function hasErrorCode(error: unknown, ...codes: readonly string[]): error is Error {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
