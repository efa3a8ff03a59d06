import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { authError } from './auth-error.ts';
import type { LocalApp } from './embedded-app.ts';

type Ask = (request: Request) => Promise<Response>;

interface Asked {
  readonly request: Request;
  readonly app: LocalApp;
  readonly ask: Ask;
}

/** How long an answer that depends on an account takes at least, in milliseconds: more than what only some need. */
export const MIN_ANSWER_MS = 500;

const LOG_IN = '/auth/v1/token';

/** By path and error code: answers that tell that an account is there. */
const revealingErrors: Record<string, (asked: Asked, answer: Response) => Promise<Response>> = {
  '/auth/v1/signup over_email_send_rate_limit': signUpAgain,
  '/auth/v1/resend over_email_send_rate_limit': async () => Response.json({}),
  [`${LOG_IN} email_not_confirmed`]: checkPassword,
};

const CONCEALED = new Set(['/auth/v1/signup', '/auth/v1/resend', '/auth/v1/recover', LOG_IN]);

/**
 * The embedded backend tells whether an address has an account, by its answer or by its time. This answers alike, and
 * after a similar time, as hosted does; who knows the password is told more, at once.
 */
export async function concealAccounts(
  request: Request,
  app: LocalApp,
  ask: Ask,
  minMs: number,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (!CONCEALED.has(pathname)) return ask(request);
  const minTime = sleep(minMs);
  const again = request.clone();
  const answer = await ask(request);
  if (pathname === LOG_IN && answer.ok) return answer;
  const conceal = revealingErrors[`${pathname} ${await errorCodeOf(answer)}`];
  const concealed = conceal ? await conceal({ request: again, app, ask }, answer) : answer;
  await minTime;
  return concealed;
}

async function errorCodeOf(answer: Response): Promise<unknown> {
  if (answer.ok) return undefined;
  const body = (await answer.clone().json()) as { error_code?: unknown };
  return body.error_code;
}

/**
 * An address that was never confirmed starts anew, with a new mail. The sign-up of a confirmed one is answered as it is
 * for a stranger, who is forgotten at once.
 */
async function signUpAgain({ request, app, ask }: Asked): Promise<Response> {
  const body = (await request.clone().json()) as { email: string };
  const email = body.email.toLowerCase();
  const signUp = (address: string) =>
    ask(new Request(request, { body: JSON.stringify({ ...body, email: address }) }));
  if (await deleteUnconfirmed(app, email)) return signUp(email);
  const stranger = `${randomUUID()}@stranger.invalid`;
  const answer = await signUp(stranger);
  await deleteUnconfirmed(app, stranger);
  const text = (await answer.text()).replaceAll(stranger, email);
  return Response.json(JSON.parse(text), { status: answer.status });
}

/** @returns whether there was an account with the address that was never confirmed. */
export async function deleteUnconfirmed({ connection }: LocalApp, email: string): Promise<boolean> {
  const { rows } = await connection.driver.query(
    'delete from auth.users where email = $1 and email_confirmed_at is null returning id',
    [email],
  );
  return rows.length > 0;
}

/** Hosted looks at the password first. */
async function checkPassword({ request, app }: Asked, answer: Response): Promise<Response> {
  const { email, password } = (await request.json()) as { email: string; password: string };
  const { rows } = await app.connection.driver.query(
    // pgcrypto knows the same hash by its older name alone.
    `select from auth.users, regexp_replace(encrypted_password, '^\\$2b', '$2a') as hash
      where email = $1 and extensions.crypt($2, hash) = hash`,
    [email.toLowerCase(), password],
  );
  return rows.length > 0
    ? answer
    : authError(400, 'invalid_credentials', 'Invalid login credentials');
}
