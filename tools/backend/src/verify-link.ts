import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { readSessionId, runSqlOnAccountTables } from './accounts.ts';
import { createAuthErrorResponse } from './auth-error.ts';
import {
  type AuthRequest,
  createUnreadableBodyResponse,
  parseAccountRequestBody,
} from './auth-request.ts';
import { confirmAddressChange } from './confirm-change.ts';
import type { EmbeddedSupabase } from './embedded-app.ts';

/** A request without a body, because a browser that opens a link sends no body. */
type Linked = Omit<AuthRequest, 'body'>;

/** The type and token of an email link. */
interface Proof {
  readonly type: string;
  readonly tokenHash: string;
}

/**
 * Answers `POST /auth/v1/verify`: a valid token hash starts a session. It refuses six-digit codes, because this
 * backend does not limit guesses.
 */
export async function verifyTokenHash(asked: Linked): Promise<Response> {
  const body = await parseAccountRequestBody(asked.request);
  if (!body) return createUnreadableBodyResponse();
  return verify(asked, { type: body.type ?? '', tokenHash: body.token_hash ?? '' });
}

/**
 * Answers the request when a browser or email scanner opens an email link. It confirms the email address but starts no
 * session, like hosted Supabase with PKCE.
 * @param redirectTo the target page on the site
 */
export async function handleEmailLinkRequest(asked: Linked, redirectTo: string): Promise<Response> {
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
    await runSqlOnAccountTables(asked.app, 'delete from auth.sessions where id = $1', [
      readSessionId(body.access_token),
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
  if (!tokenHash)
    return createAuthErrorResponse(403, 'otp_expired', 'Email link is invalid or has expired');
  const type = wanted === 'invite' ? await typeOfInvitation(app, tokenHash) : wanted;
  if (type === 'email_change') {
    const half = await confirmAddressChange(asked, tokenHash);
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
    await runSqlOnAccountTables(app, recovery, [readSessionId(token)]);
  }
  return answer;
}

/**
 * Replaces the link type `invite`, which the embedded backend does not support: `signup` for a new account, `recovery`
 * for an existing one.
 */
async function typeOfInvitation(
  app: EmbeddedSupabase,
  tokenHash: string,
): Promise<'recovery' | 'signup'> {
  const before = 'select from private.staff_invitations where token = $1';
  return (await runSqlOnAccountTables(app, before, [tokenHash])).length > 0 ? 'recovery' : 'signup';
}
