import { isPasswordWithinBcryptLimit } from '@torsa/shared/i18n/text/fits-bcrypt';
import { accountHasPassword } from './accounts.ts';
import { createAuthErrorResponse } from './auth-error.ts';
import {
  type AccountRequestBody,
  type AuthRequest,
  cloneRequestWithBody,
  createUnreadableBodyResponse,
  parseAccountRequestBody,
  readAuthErrorCode,
} from './auth-request.ts';
import { handleUserUpdateRequest } from './change-user.ts';
import { handleResendConfirmation, handleSignUp } from './sign-up.ts';

const concealed: Record<string, (asked: AuthRequest) => Promise<Response>> = {
  'POST /auth/v1/signup': handleSignUp,
  'POST /auth/v1/token': logIn,
  'POST /auth/v1/recover': ({ ask, request, body }) => ask(cloneRequestWithBody(request, body)),
  'POST /auth/v1/resend': resend,
  'PUT /auth/v1/user': handleUserUpdateRequest,
};

/**
 * Responds to requests about accounts like the auth server of hosted Supabase. Only a sign-up and a change of email
 * address reveal an existing account.
 */
export async function concealExistingAccounts({
  request,
  app,
  ask,
}: Omit<AuthRequest, 'body'>): Promise<Response> {
  const { pathname } = new URL(request.url);
  const answer = concealed[`${request.method} ${pathname}`];
  if (!answer) return ask(request);
  const body = await parseAccountRequestBody(request);
  if (!body) return createUnreadableBodyResponse();
  return refuseLongPassword(pathname, body) ?? answer({ request, body, app, ask });
}

/** Checks that a password has at most 72 bytes, like hosted Supabase, because bcrypt ignores the bytes after that. */
function refuseLongPassword(
  pathname: string,
  { password = '', current_password: current = '' }: AccountRequestBody,
): Response | undefined {
  if (isPasswordWithinBcryptLimit(password) && isPasswordWithinBcryptLimit(current))
    return undefined;
  if (pathname === '/auth/v1/token') {
    return createAuthErrorResponse(400, 'invalid_credentials', 'Invalid login credentials');
  }
  return isPasswordWithinBcryptLimit(password)
    ? createAuthErrorResponse(
        400,
        'current_password_invalid',
        'Current password required when setting new password.',
      )
    : createAuthErrorResponse(
        400,
        'validation_failed',
        'Password cannot be longer than 72 characters',
      );
}

/**
 * Answers the login of an unconfirmed user. Only a caller with the right password learns that the email address is
 * unconfirmed.
 */
async function logIn({ request, body, app, ask }: AuthRequest): Promise<Response> {
  const answer = await ask(cloneRequestWithBody(request, body));
  if ((await readAuthErrorCode(answer)) !== 'email_not_confirmed') return answer;
  const email = body.email?.toLowerCase() ?? '';
  if (await accountHasPassword(app, email, body.password ?? '')) return answer;
  return createAuthErrorResponse(400, 'invalid_credentials', 'Invalid login credentials');
}

async function resend(asked: AuthRequest): Promise<Response> {
  const answer = await asked.ask(cloneRequestWithBody(asked.request, asked.body));
  if ((await readAuthErrorCode(answer)) !== 'over_email_send_rate_limit') return answer;
  if (asked.body.type === 'signup') await handleResendConfirmation(asked);
  return Response.json({});
}
