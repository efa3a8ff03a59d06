import { runSqlOnAccountTables } from './accounts.ts';
import type { AuthRequest } from './auth-request.ts';
import type { EmbeddedSupabase } from './embedded-app.ts';
import { LOCAL_PUBLISHABLE_KEY } from './keys.ts';

/** GoTrue's response after the first of two mailboxes has confirmed a change of email address. */
const HALF = {
  code: 200,
  msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
};

/**
 * Confirms a change of email address in two steps, because the embedded backend itself asks only the current mailbox.
 * @returns the response to the first step; undefined for the second step and for other tokens
 */
export async function confirmAddressChange(
  { request, app, ask }: Omit<AuthRequest, 'body'>,
  tokenHash: string,
): Promise<Response | undefined> {
  const [first] = await runSqlOnAccountTables<{ email: string; taken: boolean }>(
    app,
    `update auth.users as u set email_change_confirm_status = 1, email_change_token_current = null,
        email_change_sent_at = null
      where email_change_token_current = $1 and email_change_confirm_status = 0
        and email_change_sent_at > now() - interval '1 hour'
      returning email, exists (select from auth.users o where o.email = u.email_change) as taken`,
    [tokenHash],
  );
  if (first) {
    if (first.taken) await pretendToSend(app, first.email);
    else await ask(resendTo(request, first.email));
    return Response.json(HALF);
  }
  await runSqlOnAccountTables(
    app,
    `update auth.users set email_change_token_current = email_change_token_new, email_change_token_new = null
      where email_change_token_new = $1 and email_change_confirm_status = 1`,
    [tokenHash],
  );
  return undefined;
}

/** Stores the send time of the second confirmation email, which is part of the account's data in responses. */
async function pretendToSend(app: EmbeddedSupabase, email: string): Promise<void> {
  const sent = 'update auth.users set email_change_sent_at = now() where email = $1';
  await runSqlOnAccountTables(app, sent, [email]);
}

/** Sends the embedded backend's confirmation email to the new address. */
function resendTo(request: Request, email: string): Request {
  return new Request(new URL('/auth/v1/resend', request.url), {
    method: 'POST',
    headers: { apikey: LOCAL_PUBLISHABLE_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'email_change', email }),
  });
}
