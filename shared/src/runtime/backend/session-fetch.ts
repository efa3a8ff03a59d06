import { parseTokenUserId } from '../../contract/claims.ts';
import type { SessionManager } from './session-keeper.ts';

interface SessionFetch {
  readonly keeper: Pick<SessionManager, 'read' | 'token' | 'replace' | 'check'>;
  readonly backendUrl: string;
  readonly publishableKey: string;
  readonly send: typeof fetch;
}

/**
 * Creates the `fetch` function of one user's backend client. It sends no request without a token or with another
 * user's token.
 */
export function createSessionFetch({ keeper, backendUrl, publishableKey, send }: SessionFetch) {
  let owner: string | undefined;

  /** Returns an error response for a failed request, because supabase-js logs unexpected errors to the console. */
  const sendQuietly: typeof fetch = (input, init) =>
    send(input, init).catch(() => answer(503, 'unavailable', 'The auth server cannot be reached.'));

  const fetchAsPerson: typeof fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const isAuth = url.startsWith(`${backendUrl}/auth/v1/`);
    const headers = new Headers(init?.headers);
    const bearer = headers.get('authorization')?.replace(/^bearer /i, '') ?? publishableKey;
    const isVisitor = bearer === publishableKey;
    if (isAuth) {
      if (isVisitor || bearer !== keeper.read()?.access_token) return sendQuietly(input, init);
    } else {
      if (isVisitor) return owner === undefined ? send(input, init) : ended();
      owner ??= parseTokenUserId(bearer);
      if (parseTokenUserId(bearer) !== owner) return ended();
    }
    const current = await keeper.token();
    if (current.status === 'ended') return ended();
    if (current.status === 'unavailable') {
      return answer(503, 'unavailable', 'The session cannot be refreshed now.');
    }
    const sendAs = (token: string) => {
      headers.set('authorization', `Bearer ${token}`);
      return (isAuth ? sendQuietly : send)(input, { ...init, headers });
    };
    if (isAuth) return sendAgain(await sendAs(current.token), current.token, sendAs);
    if (parseTokenUserId(current.token) !== owner) return ended();
    const [response, liveness] = await Promise.all([
      sendAs(current.token).then((first) => sendAgain(first, current.token, sendAs)),
      keeper.check(),
    ]);
    return liveness === 'ended' ? ended() : response;
  };

  /** Repeats a backend request once with a new access token if the server reports an expired token. */
  async function sendAgain(
    response: Response,
    token: string,
    sendAs: (token: string) => Promise<Response>,
  ): Promise<Response> {
    if (response.status !== 401 && !(await isBadToken(response))) return response;
    const next = await keeper.replace(token);
    return next === undefined ? response : sendAs(next);
  }

  return {
    fetch: fetchAsPerson,
    /** Returns true if the Supabase client belongs to this user or has no user yet. */
    isFor: (subject: string | undefined) => owner === undefined || owner === subject,
  };
}

async function isBadToken(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  const { error_code, code } = Object(
    await response
      .clone()
      .json()
      .catch(() => undefined),
  );
  return error_code === 'bad_jwt' || code === 'bad_jwt';
}

const ended = () =>
  answer(401, 'session_ended', 'The session of this person is over on this page.');

/** Creates an error response without a network request, for which the browser would log an error. */
function answer(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status });
}
