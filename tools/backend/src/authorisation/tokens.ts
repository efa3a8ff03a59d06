import { createHmac } from 'node:crypto';

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Creates a JSON web token that is signed with HMAC-SHA256, with any header. */
export function signAccessToken(
  claims: object,
  secret: string,
  head: object = { alg: 'HS256', typ: 'JWT' },
): string {
  const content = `${encode(head)}.${encode(claims)}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
}

/** Replaces claims of a token but keeps the old signature, which is then invalid. */
export function replaceTokenClaims(token: string, change: object): string {
  const [head = '', body = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString('utf8'));
  return `${head}.${encode({ ...claims, ...change })}.${signature}`;
}
