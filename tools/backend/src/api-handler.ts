import type { FilesBackend } from '../../../supabase/functions/_shared/files/files-backend.ts';
import { handleUnsubscribe } from '../../../supabase/functions/_shared/unsubscribe.ts';
import { deleteUnconfirmedAccount, runSqlOnAccountTables } from './accounts.ts';
import { createAuthErrorResponse } from './auth-error.ts';
import type { AuthRequest } from './auth-request.ts';
import { convertCheckViolationStatus } from './check-violations.ts';
import { concealExistingAccounts } from './conceal-accounts.ts';
import { answerCorsPreflight, replaceCorsHeaders } from './cors.ts';
import type { EmbeddedSupabase } from './embedded-app.ts';
import { FILES_FUNCTION_PATH, handleFilesRequestsInSequence } from './files/local-files.ts';
import {
  type EmailReceiver,
  RECEIVE_MAIL_FUNCTION_PATH,
  receiveEmail,
} from './incoming/receive-email.ts';
import { type MailContext, mailContextStorage } from './mail-driver.ts';
import { getAllowedRedirectUrl } from './redirects.ts';
import { runWithRequestHeaders } from './request-headers.ts';
import { handleEmailLinkRequest, verifyTokenHash } from './verify-link.ts';

export type ApiHandlerOptions = {
  app: EmbeddedSupabase;
  siteUrl: string;
  origins: ReadonlySet<string>;
  /** Processes emails to the company that the local inbox forwards. Without it, the API rejects these emails. */
  emails?: EmailReceiver;
  /** The backend API that the edge function `files` calls. */
  files?: FilesBackend;
};

const REST = /^\/rest\/v1(\/|$)/;
/** The URL paths of the auth server that the site and the portal need. Other paths could reveal or create accounts. */
const AUTH = /^\/auth\/v1\/(health|logout|recover|resend|settings|signup|token|user|verify)$/;
const HEALTH = '/auth/v1/health';
const SIGN_UP = '/auth/v1/signup';
const VERIFY = '/auth/v1/verify';
/** The path of the edge function supabase/functions/unsubscribe, as on hosted Supabase. */
const UNSUBSCRIBE = '/functions/v1/unsubscribe';

/**
 * Responds to a browser's API request, on public paths only. It adds CORS headers and makes email links lead to the
 * site.
 */
export async function handleApiRequest(
  request: Request,
  options: ApiHandlerOptions,
): Promise<Response> {
  if (request.method === 'OPTIONS') return answerCorsPreflight(request, options.origins);
  return replaceCorsHeaders(await answer(request, options), request, options.origins);
}

async function answer(request: Request, options: ApiHandlerOptions): Promise<Response> {
  const { app, siteUrl, origins } = options;
  const url = new URL(request.url);
  if (url.pathname === RECEIVE_MAIL_FUNCTION_PATH && options.emails) {
    return receiveEmail(app, options.emails, request);
  }
  if (url.pathname === FILES_FUNCTION_PATH && options.files)
    return handleFilesRequestsInSequence(request, options.files);
  if (url.pathname === UNSUBSCRIBE) {
    return handleUnsubscribe(request, siteUrl, async (token) => {
      const sql = 'select public.unsubscribe($1) is not null as is_off';
      const [row] = await runSqlOnAccountTables<{ is_off: boolean }>(app, sql, [token]);
      return row?.is_off === true;
    });
  }
  if (!REST.test(url.pathname) && !AUTH.test(url.pathname)) {
    return createAuthErrorResponse(404, 'not_found', 'Not found');
  }
  // Requires no API key for a health check, because programs send it while the server starts.
  if (url.pathname === HEALTH) return Response.json({ name: 'GoTrue' });
  const wanted = url.searchParams.get('redirect_to');
  const context: MailContext = { redirectTo: getAllowedRedirectUrl(wanted, siteUrl, origins) };
  if (wanted) url.searchParams.set('redirect_to', context.redirectTo);
  const asked: Omit<AuthRequest, 'body'> = {
    request: wanted ? new Request(url, request) : request,
    app,
    ask: (asking) => runWithRequestHeaders(asking, () => app.fetch(asking, { peerAddress: null })),
  };
  const response = await mailContextStorage.run(context, () => {
    if (url.pathname !== VERIFY) return concealExistingAccounts(asked);
    if (request.method === 'POST') return verifyTokenHash(asked);
    // Does not redeem the link's token for a HEAD or OPTIONS request, because email scanners send such requests.
    if (request.method !== 'GET') return Promise.resolve(new Response(null, { status: 405 }));
    return handleEmailLinkRequest(asked, pageOf(context.redirectTo, siteUrl));
  });
  if (context.failedFor === undefined || !response.ok || url.pathname !== SIGN_UP) {
    return convertCheckViolationStatus(response);
  }
  // Deletes the new account if its confirmation email fails, so that the user can sign up again. Other errors would
  // reveal an account.
  await deleteUnconfirmedAccount(app, context.failedFor);
  return createAuthErrorResponse(500, 'unexpected_failure', 'Error sending confirmation email');
}

/**
 * Returns the page that a confirmation link opens: the login page, because the site's root page does not show the
 * result.
 */
function pageOf(redirectTo: string, siteUrl: string): string {
  const isRoot = new URL(redirectTo).href === new URL(siteUrl).href;
  return isRoot ? `${siteUrl}/auth/login` : redirectTo;
}
