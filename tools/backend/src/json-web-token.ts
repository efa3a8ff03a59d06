import { createHmac } from 'node:crypto';

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

const sign = (content: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(content).digest();

/** Creates a JSON web token that is signed with HMAC-SHA256. */
export function signToken(claims: object, secret: string): string {
  const content = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${content}.${sign(content, secret).toString('base64url')}`;
}
