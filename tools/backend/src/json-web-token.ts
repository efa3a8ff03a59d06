import { createHmac, timingSafeEqual } from 'node:crypto';

export type TokenClaims = Readonly<Record<string, unknown>>;

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

const sign = (content: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(content).digest();

/** Creates a JSON web token that is signed with HMAC-SHA256, with any header. */
export function signJsonWebToken(
  claims: object,
  secret: string,
  head: object = { alg: 'HS256', typ: 'JWT' },
): string {
  const content = `${encode(head)}.${encode(claims)}`;
  return `${content}.${sign(content, secret).toString('base64url')}`;
}

/** Verifies a JSON web token and returns its claims, or undefined if it is expired or its signature is wrong. */
export function verifyJsonWebToken(token: string, secret: string): TokenClaims | undefined {
  const [head = '', body = '', signature = '', ...others] = token.split('.');
  const expected = sign(`${head}.${body}`, secret);
  const given = Buffer.from(signature, 'base64url');
  if (others.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) {
    return undefined;
  }
  const claims = parseObject(body);
  if (parseObject(head)?.alg !== 'HS256' || !claims) return undefined;
  return typeof claims.exp === 'number' && claims.exp <= Date.now() / 1000 ? undefined : claims;
}

function parseObject(text: string): TokenClaims | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return typeof value === 'object' && value !== null ? (value as TokenClaims) : undefined;
  } catch {
    return undefined;
  }
}
