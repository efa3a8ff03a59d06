import { accountHasPassword, readSessionId, runSqlOnAccountTables } from './accounts.ts';
import { createAuthErrorResponse } from './auth-error.ts';
import { type AuthRequest, cloneRequestWithBody } from './auth-request.ts';

/** An active login session and the user of the session. */
interface Caller {
  readonly session: string;
  readonly user: string;
  readonly email: string;
  /**
   * The login method. `recovery` means that an email link started the session, which is stronger proof than a
   * password.
   */
  readonly tag: string | null;
  readonly has_password: boolean;
}

/** Changes the logged-in user's account. A new password requires the current one and ends the user's other sessions. */
export async function handleUserUpdateRequest(asked: AuthRequest): Promise<Response> {
  const caller = await callerOf(asked);
  if (!caller) return asked.ask(cloneRequestWithBody(asked.request, asked.body));
  if (asked.body.password === undefined) return change(asked, caller);
  const refusal = await refusePassword(asked, caller);
  if (refusal) return refusal;
  const answer = await change(asked, caller);
  if (answer.ok) await endOthers(asked, caller);
  return answer;
}

async function callerOf({ request, app, ask }: AuthRequest): Promise<Caller | undefined> {
  const { headers } = request;
  const answer = await ask(new Request(new URL('/auth/v1/user', request.url), { headers }));
  if (!answer.ok) return undefined;
  const session = readSessionId(headers.get('authorization') ?? '');
  const [caller] = await runSqlOnAccountTables<Caller>(
    app,
    `select s.id as session, u.id as user, u.email, s.tag, u.encrypted_password is not null as has_password
      from auth.sessions s join auth.users u on u.id = s.user_id where s.id = $1`,
    [session],
  );
  return caller;
}

async function refusePassword(
  { app, body: { current_password: current } }: AuthRequest,
  { tag, email, has_password }: Caller,
): Promise<Response | undefined> {
  if (!has_password || tag === 'recovery') return undefined;
  if (current && (await accountHasPassword(app, email, current))) return undefined;
  const code = current ? 'current_password_invalid' : 'current_password_required';
  return createAuthErrorResponse(400, code, 'Current password required when setting new password.');
}

async function endOthers({ app }: AuthRequest, { session, user }: Caller): Promise<void> {
  await runSqlOnAccountTables(app, 'delete from auth.sessions where user_id = $1 and id <> $2', [
    user,
    session,
  ]);
  await runSqlOnAccountTables(app, 'update auth.sessions set tag = null where id = $1', [session]);
}

async function change(
  { request, body, app, ask }: AuthRequest,
  { user }: Caller,
): Promise<Response> {
  if (body.email !== undefined) {
    await runSqlOnAccountTables(
      app,
      'update auth.users set email_change_confirm_status = 0 where id = $1',
      [user],
    );
  }
  return ask(cloneRequestWithBody(request, body));
}
