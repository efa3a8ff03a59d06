import { queryAccounts } from './accounts.ts';
import type { AuthRequest } from './auth-request.ts';
import type { LocalApp } from './embedded-app.ts';
import { LOCAL_PUBLISHABLE_KEY } from './keys.ts';

/** As GoTrue says it when the first of two mailboxes has confirmed. */
const HALF = {
  code: 200,
  msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
};

/**
 * The embedded backend changes an address with the present mailbox alone; this asks the new one as well, with a mail of
 * its own once the present one has confirmed. Who has the new address already is not written to.
 * @returns the answer to the first half; undefined for the second, which the backend completes, and for other hashes.
 */
export async function confirmChange(
  { request, app, ask }: Omit<AuthRequest, 'body'>,
  tokenHash: string,
): Promise<Response | undefined> {
  const [first] = await queryAccounts<{ email: string; taken: boolean }>(
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
  await queryAccounts(
    app,
    `update auth.users set email_change_token_current = email_change_token_new, email_change_token_new = null
      where email_change_token_new = $1 and email_change_confirm_status = 1`,
    [tokenHash],
  );
  return undefined;
}

/** The account shows when the mail was sent: it shows it here as well. */
async function pretendToSend(app: LocalApp, email: string): Promise<void> {
  const sent = 'update auth.users set email_change_sent_at = now() where email = $1';
  await queryAccounts(app, sent, [email]);
}

/** The embedded backend sends this mail to the new address. */
function resendTo(request: Request, email: string): Request {
  return new Request(new URL('/auth/v1/resend', request.url), {
    method: 'POST',
    headers: { apikey: LOCAL_PUBLISHABLE_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'email_change', email }),
  });
}
