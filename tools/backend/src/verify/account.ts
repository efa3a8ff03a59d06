import { createHash, randomUUID } from 'node:crypto';
import { waitUntil } from '@torsa/node-lib/testing/wait-until';
import * as v from 'valibot';
import { type ApiResponse, callApi } from './call.ts';
import type { TestedBackendStack } from './stack.ts';

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
export type LoginSession = v.InferOutput<typeof session>;

export const createUniqueEmailAddress = (): string => `verify-${randomUUID()}@torsa.example`;

/** The PKCE flow of browsers: an email link returns a code that only the requesting browser can use. */
const challenge = {
  code_challenge: createHash('sha256').update(randomUUID()).digest('base64url'),
  code_challenge_method: 's256',
};

export const parseSession = ({ body }: ApiResponse): LoginSession | undefined =>
  v.is(session, body) ? v.parse(session, body) : undefined;

/** Signs up a visitor whose request tries to set a role. */
export function signUpWithoutRetry(
  stack: TestedBackendStack,
  email: string,
  password: string,
): Promise<ApiResponse> {
  const back = encodeURIComponent(`${stack.siteUrl}/auth/login`);
  const body = { email, password, data: { fullName: 'Vera', role: 'founder' }, ...challenge };
  return callApi(stack, 'POST', `/auth/v1/signup?redirect_to=${back}`, { body });
}

/** Signs up a visitor. It may wait, because the auth server sends an address only one email per minute. */
export const signUp = (
  stack: TestedBackendStack,
  email: string,
  password: string,
): Promise<ApiResponse> => oncePerMinute(() => signUpWithoutRetry(stack, email, password));

async function oncePerMinute(ask: () => Promise<ApiResponse>): Promise<ApiResponse> {
  const answer = await waitUntil(
    'the auth server sends another mail',
    async () => {
      const response = await ask();
      if (response.status === 429 && !isNetworkLimited(response))
        throw new Error(JSON.stringify(response.body));
      return response;
    },
    { timeoutMs: 90_000, intervalMs: 5000 },
  );
  if (isNetworkLimited(answer))
    throw new Error(
      'The auth server accepts no more sign-ups from this network. Wait an hour, or use a new stack.',
    );
  return answer;
}

/** Returns true if the network has reached its rate limit, which lasts longer than a minute. */
const isNetworkLimited = ({ body }: ApiResponse): boolean =>
  Object(body).error_code === 'over_request_rate_limit';

export const tryLogIn = (
  stack: TestedBackendStack,
  email: string,
  password: string,
): Promise<ApiResponse> =>
  callApi(stack, 'POST', '/auth/v1/token?grant_type=password', { body: { email, password } });

/**
 * Logs in with a password.
 * @returns undefined if the password is wrong
 */
export const logIn = async (
  stack: TestedBackendStack,
  email: string,
  password: string,
): Promise<LoginSession | undefined> => parseSession(await tryLogIn(stack, email, password));

/**
 * Refreshes a session's tokens.
 * @returns the session with new tokens, or undefined if the session has ended
 */
export async function refreshLoginSession(
  stack: TestedBackendStack,
  session: LoginSession,
): Promise<LoginSession | undefined> {
  const body = { refresh_token: session.refresh_token };
  return parseSession(
    await callApi(stack, 'POST', '/auth/v1/token?grant_type=refresh_token', { body }),
  );
}

export function requestPasswordRecovery(
  stack: TestedBackendStack,
  email: string,
): Promise<ApiResponse> {
  const back = encodeURIComponent(`${stack.siteUrl}/auth/new-password`);
  return oncePerMinute(() =>
    callApi(stack, 'POST', `/auth/v1/recover?redirect_to=${back}`, {
      body: { email, ...challenge },
    }),
  );
}

export const updateAccount = (
  stack: TestedBackendStack,
  { access_token }: LoginSession,
  body: object,
): Promise<ApiResponse> => callApi(stack, 'PUT', '/auth/v1/user', { token: access_token, body });

/** Requests a change of the account's email address, for which both mailboxes get a link. */
export function changeAccountEmailAddress(
  stack: TestedBackendStack,
  { access_token }: LoginSession,
  email: string,
) {
  const back = encodeURIComponent(`${stack.siteUrl}/auth/login`);
  const body = { email, ...challenge };
  return callApi(stack, 'PUT', `/auth/v1/user?redirect_to=${back}`, { token: access_token, body });
}

export const isTokenValid = async (
  stack: TestedBackendStack,
  { access_token }: LoginSession,
): Promise<boolean> =>
  (await callApi(stack, 'GET', '/auth/v1/user', { token: access_token })).status === 200;
