import { deleteUnconfirmed, queryAccounts } from './accounts.ts';
import { authError } from './auth-error.ts';
import type { AuthRequest } from './auth-request.ts';
import { asHosted } from './check-violations.ts';
import { concealAccounts } from './conceal-accounts.ts';
import { preflight, withCors } from './cors.ts';
import type { LocalApp } from './embedded-app.ts';
import { type EmailReceiver, RECEIVE_MAIL, receiveEmail } from './incoming/receive-email.ts';
import { type MailContext, mailContext } from './mail-driver.ts';
import { answerUnsubscribe } from './outbox/shared-mail.ts';
import { safeRedirect } from './redirects.ts';
import { answerWithHeaders } from './request-headers.ts';
import { openLink, verifyHash } from './verify-link.ts';

export type ApiOptions = {
  app: LocalApp;
  siteUrl: string;
  origins: ReadonlySet<string>;
  /** Receives the emails that the inbox hands over. Without it, none is received. */
  emails?: EmailReceiver;
};

const REST = /^\/rest\/v1(\/|$)/;
/** What the site and the portal need, and nothing that tells of accounts or makes some in other ways. */
const AUTH = /^\/auth\/v1\/(health|logout|recover|resend|settings|signup|token|user|verify)$/;
const HEALTH = '/auth/v1/health';
const SIGN_UP = '/auth/v1/signup';
const VERIFY = '/auth/v1/verify';
/** Where hosted has the function supabase/functions/unsubscribe. */
const UNSUBSCRIBE = '/functions/v1/unsubscribe';

/** The API as the browser sees it: CORS, the public paths only, mails that lead back to the site. */
export async function handleApi(request: Request, options: ApiOptions): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight(request, options.origins);
  return withCors(await answer(request, options), request, options.origins);
}

async function answer(request: Request, options: ApiOptions): Promise<Response> {
  const { app, siteUrl, origins } = options;
  const url = new URL(request.url);
  if (url.pathname === RECEIVE_MAIL && options.emails) {
    return receiveEmail(app, options.emails, request);
  }
  if (url.pathname === UNSUBSCRIBE) {
    return answerUnsubscribe(request, siteUrl, async (token) => {
      const sql = 'select public.unsubscribe($1) is not null as is_off';
      const [row] = await queryAccounts<{ is_off: boolean }>(app, sql, [token]);
      return row?.is_off === true;
    });
  }
  if (!REST.test(url.pathname) && !AUTH.test(url.pathname)) {
    return authError(404, 'not_found', 'Not found');
  }
  // Whoever waits for the start need not have a key.
  if (url.pathname === HEALTH) return Response.json({ name: 'GoTrue' });
  const wanted = url.searchParams.get('redirect_to');
  const context: MailContext = { redirectTo: safeRedirect(wanted, siteUrl, origins) };
  if (wanted) url.searchParams.set('redirect_to', context.redirectTo);
  const asked: Omit<AuthRequest, 'body'> = {
    request: wanted ? new Request(url, request) : request,
    app,
    ask: (asking) => answerWithHeaders(asking, () => app.fetch(asking, { peerAddress: null })),
  };
  const response = await mailContext.run(context, () => {
    if (url.pathname !== VERIFY) return concealAccounts(asked);
    if (request.method === 'POST') return verifyHash(asked);
    // Who looks without reading, as some mail scanners do, uses nothing up.
    if (request.method !== 'GET') return Promise.resolve(new Response(null, { status: 405 }));
    return openLink(asked, pageOf(context.redirectTo, siteUrl));
  });
  if (context.failedFor === undefined || !response.ok || url.pathname !== SIGN_UP) {
    return asHosted(response);
  }
  // Hosted signs up and mails in one transaction. Left behind here, the user could neither confirm
  // nor sign up again. Other mails go to accounts alone: that one failed would tell of it.
  await deleteUnconfirmed(app, context.failedFor);
  return authError(500, 'unexpected_failure', 'Error sending confirmation email');
}

/** Where a confirmation leads: the site's root has nothing to say of it, the page to log in has. */
function pageOf(redirectTo: string, siteUrl: string): string {
  const isRoot = new URL(redirectTo).href === new URL(siteUrl).href;
  return isRoot ? `${siteUrl}/auth/login` : redirectTo;
}
