import { randomUUID } from 'node:crypto';
import {
  deleteUnconfirmedAccount,
  runSqlOnAccountTables,
  type UnconfirmedAccount,
} from './accounts.ts';
import {
  type AccountRequestBody,
  type AuthRequest,
  cloneRequestWithBody,
  readAuthErrorCode,
} from './auth-request.ts';

/** Signs up a user. A repeated sign-up only sends the confirmation email again, if the address is unconfirmed. */
export async function handleSignUp({ request, body, app, ask }: AuthRequest): Promise<Response> {
  const answer = await ask(cloneRequestWithBody(request, body));
  if ((await readAuthErrorCode(answer)) !== 'over_email_send_rate_limit') return answer;
  const email = body.email?.toLowerCase() ?? '';
  const before = await deleteUnconfirmedAccount(app, email);
  if (!before) return Response.json(repeatedSignUp(email, body));
  const renewed = await ask(cloneRequestWithBody(request, body));
  await keepContested({ app }, email, before, body.password ?? '');
  return renewed;
}

/**
 * Returns the fake user that the auth server returns for an already confirmed email address (`sanitizeUser` in
 * supabase/auth).
 */
function repeatedSignUp(email: string, { data }: AccountRequestBody) {
  const now = new Date().toISOString();
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: data ?? {},
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}

/**
 * Sends another confirmation email to an unconfirmed account. It deletes and recreates the account, because the
 * embedded backend never sends a second email.
 */
export async function handleResendConfirmation({
  request,
  body,
  app,
  ask,
}: AuthRequest): Promise<void> {
  const email = body.email?.toLowerCase() ?? '';
  const before = await deleteUnconfirmedAccount(app, email);
  if (!before) return;
  const { method, headers } = request;
  const url = request.url.replace('/auth/v1/resend', '/auth/v1/signup');
  const data = before.raw_user_meta_data;
  await ask(
    cloneRequestWithBody({ method, headers, url }, { email, password: randomUUID(), data }),
  );
  await runSqlOnAccountTables(
    app,
    'update auth.users set encrypted_password = $2, invited_at = $3 where email = $1',
    [email, before.encrypted_password, before.invited_at],
  );
}

/**
 * Removes the account's password after a second sign-up with another password, because the mailbox's owner may not
 * know which one is stored.
 */
async function keepContested(
  { app }: Pick<AuthRequest, 'app'>,
  email: string,
  { encrypted_password, invited_at }: UnconfirmedAccount,
  password: string,
): Promise<void> {
  await runSqlOnAccountTables(
    app,
    `update auth.users set invited_at = $2,
        encrypted_password = case when extensions.crypt($4, hash) = hash then encrypted_password end
      from regexp_replace($3::text, '^\\$2b', '$2a') as hash where email = $1`,
    [email, invited_at, encrypted_password, password],
  );
}
