import { randomUUID } from 'node:crypto';
import { deleteUnconfirmed, queryAccounts, strangerOf, type Unconfirmed } from './accounts.ts';
import { type AuthRequest, errorCodeOf, withBody } from './auth-request.ts';

/** Signs up, with the same answer whether or not the address has an account. */
export async function signUp(asked: AuthRequest): Promise<Response> {
  const { email } = asked.body;
  const answer = await asked.ask(withBody(asked.request, asked.body));
  if (!email || (await errorCodeOf(answer)) !== 'over_email_send_rate_limit') return answer;
  return signUpAgain(asked, email.toLowerCase());
}

/**
 * Another sign-up never sets the password of an account. One that was never confirmed gets a new mail; a stranger
 * remembers what this sign-up chose, and answers for an account that is confirmed.
 */
async function signUpAgain(
  { request, body, app, ask }: AuthRequest,
  email: string,
): Promise<Response> {
  const signUpAs = (address: string) => ask(withBody(request, { ...body, email: address }));
  const stranger = strangerOf(email);
  await deleteUnconfirmed(app, stranger);
  const answer = await signUpAs(stranger);
  const before = await deleteUnconfirmed(app, email);
  if (before) {
    const renewed = await signUpAs(email);
    await keepContested({ app }, email, before, body.password ?? '');
    return renewed;
  }
  const text = (await answer.text()).replaceAll(stranger, email);
  return Response.json(JSON.parse(text), { status: answer.status });
}

/** Another mail for who has not confirmed yet, which the embedded backend never sends: the account is made anew as it was. */
export async function mailAgain({ request, body, app, ask }: AuthRequest): Promise<void> {
  const email = body.email?.toLowerCase() ?? '';
  const before = await deleteUnconfirmed(app, email);
  if (!before) return;
  const { method, headers } = request;
  const url = request.url.replace('/auth/v1/resend', '/auth/v1/signup');
  const data = before.raw_user_meta_data;
  await ask(withBody({ method, headers, url }, { email, password: randomUUID(), data }));
  await queryAccounts(
    app,
    'update auth.users set encrypted_password = $2, invited_at = $3 where email = $1',
    [email, before.encrypted_password, before.invited_at],
  );
}

/** Two who chose different passwords: who confirms may be either of them, and gets none. Hosted clears it always. */
async function keepContested(
  { app }: Pick<AuthRequest, 'app'>,
  email: string,
  { encrypted_password, invited_at }: Unconfirmed,
  password: string,
): Promise<void> {
  await queryAccounts(
    app,
    `update auth.users set invited_at = $2,
        encrypted_password = case when extensions.crypt($4, hash) = hash then encrypted_password end
      from regexp_replace($3::text, '^\\$2b', '$2a') as hash where email = $1`,
    [email, invited_at, encrypted_password, password],
  );
}
