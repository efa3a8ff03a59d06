import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { queryAccounts, sessionIn } from './accounts.ts';
import { authError } from './auth-error.ts';
import { type AuthRequest, readAccountBody, unreadable } from './auth-request.ts';
import { confirmChange } from './confirm-change.ts';
import type { LocalApp } from './embedded-app.ts';

/** A link has no body. */
type Linked = Omit<AuthRequest, 'body'>;

/** What a mail's link proves. */
interface Proof {
  readonly type: string;
  readonly tokenHash: string;
}

/**
 * `POST /auth/v1/verify` with the hash of a mail's link begins a session. Codes of six digits are not taken: nothing
 * here limits guesses, and no mail of ours has one.
 */
export async function verifyHash(asked: Linked): Promise<Response> {
  const body = await readAccountBody(asked.request);
  if (!body) return unreadable();
  return verify(asked, { type: body.type ?? '', tokenHash: body.token_hash ?? '' });
}

/**
 * A link that is opened, maybe by a mail's scanner: it confirms, and gives nobody a session. `code` is as hosted answers
 * with PKCE, whose code is of use to the browser alone that asked for the mail.
 * @param redirectTo where it leads, on the site.
 */
export async function openLink(asked: Linked, redirectTo: string): Promise<Response> {
  const { searchParams } = new URL(asked.request.url);
  const proof = {
    type: searchParams.get('type') ?? '',
    tokenHash: searchParams.get('token') ?? searchParams.get('token_hash') ?? '',
  };
  const answer = await verify(asked, proof);
  const body = v.parse(answerSchema, await answer.json());
  const target = new URL(redirectTo);
  if (!answer.ok) {
    target.hash = `${new URLSearchParams({
      error: 'access_denied',
      error_code: body.error_code ?? 'unexpected_failure',
      error_description: body.msg ?? 'Verification failed',
    })}`;
  } else if (body.access_token === undefined) {
    target.hash = `${new URLSearchParams({ message: body.msg ?? '' })}`;
  } else {
    target.searchParams.set('code', randomUUID());
    await queryAccounts(asked.app, 'delete from auth.sessions where id = $1', [
      sessionIn(body.access_token),
    ]);
  }
  return new Response(null, { status: 303, headers: { location: target.href } });
}

const answerSchema = v.object({
  access_token: v.optional(v.string()),
  error_code: v.optional(v.string()),
  msg: v.optional(v.string()),
});

async function verify(asked: Linked, { type: wanted, tokenHash }: Proof): Promise<Response> {
  const { request, app, ask } = asked;
  if (!tokenHash) return authError(403, 'otp_expired', 'Email link is invalid or has expired');
  const type = wanted === 'invite' ? await typeOfInvitation(app, tokenHash) : wanted;
  if (type === 'email_change') {
    const half = await confirmChange(asked, tokenHash);
    if (half) return half;
  }
  const answer = await ask(
    new Request(new URL('/auth/v1/verify', request.url), {
      method: 'POST',
      headers: { ...Object.fromEntries(request.headers), 'content-type': 'application/json' },
      body: JSON.stringify({ type, token_hash: tokenHash }),
    }),
  );
  if (!answer.ok) return answer;
  const { access_token: token = '' } = v.parse(answerSchema, await answer.clone().json());
  if (type === 'recovery') {
    const recovery = `update auth.sessions set tag = 'recovery' where id = $1`;
    await queryAccounts(app, recovery, [sessionIn(token)]);
  }
  return answer;
}

/**
 * What the embedded backend calls an invitation, which it does not know: the sign-up of an account that was made for it,
 * and the recovery of one that was there before.
 */
async function typeOfInvitation(app: LocalApp, tokenHash: string): Promise<'recovery' | 'signup'> {
  const before = 'select from private.staff_invitations where token = $1';
  return (await queryAccounts(app, before, [tokenHash])).length > 0 ? 'recovery' : 'signup';
}
