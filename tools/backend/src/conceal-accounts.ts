import { setTimeout as sleep } from 'node:timers/promises';
import { fitsHash } from '@torsa/shared/i18n/text/fits-hash';
import { isPasswordOf, strangerOf } from './accounts.ts';
import { authError } from './auth-error.ts';
import {
  type AccountBody,
  type AuthRequest,
  errorCodeOf,
  readAccountBody,
  unreadable,
  withBody,
} from './auth-request.ts';
import { changeUser } from './change-user.ts';
import { mailAgain, signUp } from './sign-up.ts';

/** How long an answer that depends on an account takes at least, in milliseconds: more than what only some need. */
export const MIN_ANSWER_MS = 500;

const concealed: Record<string, (asked: AuthRequest) => Promise<Response>> = {
  'POST /auth/v1/signup': signUp,
  'POST /auth/v1/token': logIn,
  'POST /auth/v1/recover': ({ ask, request, body }) => ask(withBody(request, body)),
  'POST /auth/v1/resend': resend,
  'PUT /auth/v1/user': changeUser,
};

/**
 * The embedded backend tells whether an address has an account, by its answer or by its time. This answers alike, and
 * after a similar time; who knows the password is told more, at once.
 */
export async function concealAccounts(
  { request, app, ask }: Omit<AuthRequest, 'body'>,
  minMs: number,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const answer = concealed[`${request.method} ${pathname}`];
  if (!answer) return ask(request);
  const body = await readAccountBody(request);
  if (!body) return unreadable();
  const minTime = sleep(minMs);
  const response =
    refuseLongPassword(pathname, body) ?? (await answer({ request, body, app, ask }));
  if (pathname === '/auth/v1/token' && response.ok) return response;
  await minTime;
  return response;
}

/**
 * bcrypt reads 72 bytes, so a longer password would open the account of each one that begins alike. Hosted refuses to set
 * one. The embedded backend counts UTF-16 units instead of bytes, and logs in by the beginning alone.
 */
function refuseLongPassword(
  pathname: string,
  { password = '', current_password: current = '' }: AccountBody,
): Response | undefined {
  if (fitsHash(password) && fitsHash(current)) return undefined;
  if (pathname === '/auth/v1/token') {
    return authError(400, 'invalid_credentials', 'Invalid login credentials');
  }
  return fitsHash(password)
    ? authError(
        400,
        'current_password_invalid',
        'Current password required when setting new password.',
      )
    : authError(400, 'validation_failed', 'Password cannot be longer than 72 characters');
}

/** The password is looked at before the confirmation, and so is one that signed up with an address of somebody else. */
async function logIn({ request, body, app, ask }: AuthRequest): Promise<Response> {
  const answer = await ask(withBody(request, body));
  const code = await errorCodeOf(answer);
  if (code !== 'email_not_confirmed' && code !== 'invalid_credentials') return answer;
  const email = body.email?.toLowerCase() ?? '';
  return (await isPasswordOf(app, [email, strangerOf(email)], body.password ?? ''))
    ? authError(400, 'email_not_confirmed', 'Email not confirmed')
    : authError(400, 'invalid_credentials', 'Invalid login credentials');
}

async function resend(asked: AuthRequest): Promise<Response> {
  const answer = await asked.ask(withBody(asked.request, asked.body));
  if ((await errorCodeOf(answer)) !== 'over_email_send_rate_limit') return answer;
  if (asked.body.type === 'signup') await mailAgain(asked);
  return Response.json({});
}
