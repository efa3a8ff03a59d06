/** Replaces claims of a token but keeps the old signature, so that the signature is invalid. */
export function replaceTokenClaims(token: string, change: object): string {
  const [head = '', body = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString('utf8'));
  const changed = JSON.stringify({ ...claims, ...change });
  return `${head}.${Buffer.from(changed).toString('base64url')}.${signature}`;
}
