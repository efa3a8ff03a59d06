import type { TestedSupabaseApi } from './stack.ts';

export interface ApiResponse {
  readonly status: number;
  /** The parsed JSON body, or undefined if the response contains no JSON. */
  readonly body: unknown;
}

interface Call {
  /** An access token or the service key. Undefined for an anonymous request. */
  readonly token?: string;
  readonly body?: object;
}

/**
 * Sends an API request.
 * @param path the URL path with its query, such as /auth/v1/signup
 */
export async function callApi(
  api: TestedSupabaseApi,
  method: string,
  path: string,
  { token, body }: Call = {},
): Promise<ApiResponse> {
  const response = await fetch(api.url + path, {
    method,
    headers: {
      apikey: api.publishableKey,
      'content-type': 'application/json',
      ...(token === undefined ? {} : createTokenHeaders(token)),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: parse(text) };
}

// Sends no bearer token for a secret key of hosted Supabase (`sb_secret_…`), because it is no JWT.
const createTokenHeaders = (token: string): Readonly<Record<string, string>> =>
  token.startsWith('sb_') ? { apikey: token } : { authorization: `Bearer ${token}` };

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
