import { type ApiOptions, handleApi } from '../api-handler.ts';
import { LOCAL_PUBLISHABLE_KEY } from '../keys.ts';

/**
 * Returns the topic that the session of an access token may receive. Undefined if the session is not live or the
 * token is not valid. The lookup is an API request, so the token is checked like that of every request.
 */
export async function findLiveTopic(
  apiUrl: string,
  api: ApiOptions,
  accessToken: string,
): Promise<string | undefined> {
  // A header must not contain other characters.
  if (!/^[\w.-]+$/.test(accessToken)) return undefined;
  const request = new Request(`${apiUrl}/rest/v1/rpc/live_topic`, {
    method: 'POST',
    headers: {
      apikey: LOCAL_PUBLISHABLE_KEY,
      authorization: `Bearer ${accessToken}`,
      'content-type': 'application/json',
    },
    body: '{}',
  });
  const response = await handleApi(request, api);
  const topic: unknown = response.ok ? await response.json() : undefined;
  return typeof topic === 'string' ? topic : undefined;
}
