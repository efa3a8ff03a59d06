import { createHash, randomUUID } from 'node:crypto';
import { waitUntil } from '@torsa/node-lib/testing/wait-until';
import * as v from 'valibot';
import { type Answer, call } from './call.ts';
import type { Stack } from './stack.ts';

const session = v.object({
  access_token: v.string(),
  refresh_token: v.string(),
  user: v.object({
    id: v.string(),
    email: v.string(),
    app_metadata: v.object({ role: v.optional(v.string()) }),
    user_metadata: v.object({ role: v.optional(v.string()) }),
  }),
});
export type Session = v.InferOutput<typeof session>;

export const newAddress = (): string => `verify-${randomUUID()}@torsa.example`;

/** The PKCE flow of browsers: an email link returns a code that only the requesting browser can use. */
const challenge = {
  code_challenge: createHash('sha256').update(randomUUID()).digest('base64url'),
  code_challenge_method: 's256',
};

export const parseSession = ({ body }: Answer): Session | undefined =>
  v.is(session, body) ? v.parse(session, body) : undefined;

/** Signs up a visitor whose request tries to set a role. */
export function signUpOnce(stack: Stack, email: string, password: string): Promise<Answer> {
  const back = encodeURIComponent(`${stack.siteUrl}/auth/login`);
  const body = { email, password, data: { fullName: 'Vera', role: 'founder' }, ...challenge };
  return call(stack, 'POST', `/auth/v1/signup?redirect_to=${back}`, { body });
}

/**
 * Signs up a visitor. The auth server sends an address only one email per minute, so the function may have to wait.
 */
export const signUp = (stack: Stack, email: string, password: string): Promise<Answer> =>
  oncePerMinute(() => signUpOnce(stack, email, password));

function oncePerMinute(ask: () => Promise<Answer>): Promise<Answer> {
  return waitUntil(
    'the auth server sends another mail',
    async () => {
      const answer = await ask();
      if (answer.status === 429) throw new Error(JSON.stringify(answer.body));
      return answer;
    },
    { timeoutMs: 90_000, intervalMs: 5000 },
  );
}

export const tryLogIn = (stack: Stack, email: string, password: string): Promise<Answer> =>
  call(stack, 'POST', '/auth/v1/token?grant_type=password', { body: { email, password } });

/** Logs in with a password. @returns undefined if the password is wrong */
export const logIn = async (
  stack: Stack,
  email: string,
  password: string,
): Promise<Session | undefined> => parseSession(await tryLogIn(stack, email, password));

/** Refreshes a session's tokens. @returns the session with new tokens, or undefined if the session has ended */
export async function refresh(stack: Stack, session: Session): Promise<Session | undefined> {
  const body = { refresh_token: session.refresh_token };
  return parseSession(
    await call(stack, 'POST', '/auth/v1/token?grant_type=refresh_token', { body }),
  );
}

export function requestRecovery(stack: Stack, email: string): Promise<Answer> {
  const back = encodeURIComponent(`${stack.siteUrl}/auth/new-password`);
  return oncePerMinute(() =>
    call(stack, 'POST', `/auth/v1/recover?redirect_to=${back}`, { body: { email, ...challenge } }),
  );
}

export const changeUser = (
  stack: Stack,
  { access_token }: Session,
  body: object,
): Promise<Answer> => call(stack, 'PUT', '/auth/v1/user', { token: access_token, body });

/** Requests a change of the account's email address. Both mailboxes get a link. */
export function changeAddress(stack: Stack, { access_token }: Session, email: string) {
  const back = encodeURIComponent(`${stack.siteUrl}/auth/login`);
  const body = { email, ...challenge };
  return call(stack, 'PUT', `/auth/v1/user?redirect_to=${back}`, { token: access_token, body });
}

export const isTokenValid = async (stack: Stack, { access_token }: Session): Promise<boolean> =>
  (await call(stack, 'GET', '/auth/v1/user', { token: access_token })).status === 200;
