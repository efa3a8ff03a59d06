import { parseSession } from '../../contract/parse-session.ts';
import type { SessionStatus, TokenRefreshResult } from './session-keeper.ts';

interface Backend {
  readonly backendUrl: string;
  readonly publishableKey: string;
  /**
   * Sends an HTTP request.
   * @throws the errors of `fetch`
   */
  readonly send: typeof fetch;
}

/** The auth server's error codes for a session that has definitely ended. Other errors may be temporary. */
const endings: readonly unknown[] = [
  'refresh_token_not_found',
  'refresh_token_already_used',
  'session_not_found',
  'session_expired',
  'user_not_found',
  'user_banned',
  'invalid_grant',
];

/**
 * Exchanges a refresh token for new tokens, without throwing errors, because a network failure does not end the
 * session.
 */
export async function refreshSession(
  backend: Backend,
  refreshToken: string,
): Promise<TokenRefreshResult> {
  try {
    const response = await post(
      backend,
      '/auth/v1/token?grant_type=refresh_token',
      backend.publishableKey,
      { refresh_token: refreshToken },
    );
    const text = await response.text();
    if (response.ok) {
      const session = parseSession(JSON.stringify({ expires_at: 0, ...Object(JSON.parse(text)) }));
      return session ? { status: 'refreshed', session } : { status: 'unavailable' };
    }
    if (isEnding(response.status, text)) return { status: 'ended' };
    const seconds = Number(response.headers.get('retry-after'));
    return { status: 'unavailable', ...(seconds > 0 && { retryAfter: seconds * 1000 }) };
  } catch {
    return { status: 'unavailable' };
  }
}

/**
 * Returns true if a response ends the session. Only the auth server sends an error code, unlike gateways and
 * firewalls.
 */
function isEnding(status: number, text: string): boolean {
  if (status < 400 || status >= 500 || status === 429) return false;
  try {
    const { error_code, code, error, msg, message, error_description } = Object(JSON.parse(text));
    if ([error_code, code, error].some((name) => endings.includes(name))) return true;
    // Accepts a text too, because older auth servers send a text instead of an error code.
    return [msg, message, error_description].some((words) =>
      /invalid refresh token|session (?:not found|expired)/i.test(String(words)),
    );
  } catch {
    return false;
  }
}

/**
 * Asks the database whether the session of an access token still exists, because a token stays valid after a logout.
 */
export async function checkSession(backend: Backend, token: string): Promise<SessionStatus> {
  const response = await post(backend, '/rest/v1/rpc/my_role', token, {});
  if (!response.ok) return 'unknown';
  const role: unknown = await response.json();
  return role === null ? 'ended' : 'alive';
}

function post(
  { backendUrl, publishableKey, send }: Backend,
  path: string,
  token: string,
  body: object,
) {
  return send(`${backendUrl}${path}`, {
    method: 'POST',
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
}
