import { createHmac } from 'node:crypto';

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A JSON web token signed with HMAC-SHA256, whatever its head says. */
export function signToken(
  claims: object,
  secret: string,
  head: object = { alg: 'HS256', typ: 'JWT' },
): string {
  const content = `${encode(head)}.${encode(claims)}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
}

/** The same token with other claims under the old signature. */
export function tamper(token: string, change: object): string {
  const [head = '', body = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString('utf8'));
  return `${head}.${encode({ ...claims, ...change })}.${signature}`;
}
