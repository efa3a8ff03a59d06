import { authError } from './auth-error.ts';
import { asHosted } from './check-violations.ts';
import { concealAccounts, deleteUnconfirmed } from './conceal-accounts.ts';
import { preflight, withCors } from './cors.ts';
import type { LocalApp } from './embedded-app.ts';
import { type MailContext, mailContext } from './mail-driver.ts';
import { safeRedirect } from './redirects.ts';
import { answerWithHeaders } from './request-headers.ts';

export type ApiOptions = {
  app: LocalApp;
  siteUrl: string;
  origins: ReadonlySet<string>;
  /** How long an answer takes at least that depends on whether there is an account, in milliseconds. */
  minAnswerMs: number;
};

const PUBLIC_PATHS = /^\/(auth|rest)\/v1(\/|$)/;
const HEALTH = '/auth/v1/health';

const MAIL_FAILURES: Record<string, string> = {
  '/auth/v1/signup': 'Error sending confirmation email',
  '/auth/v1/recover': 'Error sending recovery email',
  '/auth/v1/magiclink': 'Error sending magic link email',
  '/auth/v1/otp': 'Error sending magic link email',
  '/auth/v1/user': 'Error sending email change email',
};

/** The API as the browser sees it: CORS, the public paths only, mails that lead back to the site. */
export async function handleApi(request: Request, options: ApiOptions): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight(request, options.origins);
  return withCors(await answer(request, options), request, options.origins);
}

async function answer(request: Request, options: ApiOptions): Promise<Response> {
  const { app, siteUrl, origins, minAnswerMs } = options;
  const url = new URL(request.url);
  if (!PUBLIC_PATHS.test(url.pathname)) return authError(404, 'not_found', 'Not found');
  // Whoever waits for the start need not have a key.
  if (url.pathname === HEALTH) return Response.json({ name: 'GoTrue' });
  const wanted = url.searchParams.get('redirect_to');
  const context: MailContext = { redirectTo: safeRedirect(wanted, siteUrl, origins) };
  if (wanted) url.searchParams.set('redirect_to', context.redirectTo);
  const checked = wanted ? new Request(url, request) : request;
  const response = await mailContext.run(context, () =>
    concealAccounts(
      checked,
      app,
      (asked) => answerWithHeaders(asked, () => app.fetch(asked, { peerAddress: null })),
      minAnswerMs,
    ),
  );
  if (context.failedFor === undefined || !response.ok) return asHosted(response);
  // Hosted signs up and mails in one transaction. Left behind here, the user could neither confirm
  // nor sign up again.
  if (url.pathname === '/auth/v1/signup') await deleteUnconfirmed(app, context.failedFor);
  const message = MAIL_FAILURES[url.pathname] ?? 'Error sending email';
  return authError(500, 'unexpected_failure', message);
}
