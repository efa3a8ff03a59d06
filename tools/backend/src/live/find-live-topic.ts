import { type ApiHandlerOptions, handleApiRequest } from '../api-handler.ts';
import { LOCAL_PUBLISHABLE_KEY } from '../keys.ts';

/** Returns the Realtime topic that an access token's session may receive, or undefined without a valid session. */
export async function findRealtimeTopicOfToken(
  apiUrl: string,
  api: ApiHandlerOptions,
  accessToken: string,
): Promise<string | undefined> {
  // Matches a JSON web token. After a logout, supabase-js sends the publishable key instead, which has no dots.
  if (!/^[\w-]+(\.[\w-]+){2}$/.test(accessToken)) return undefined;
  const request = new Request(`${apiUrl}/rest/v1/rpc/live_topic`, {
    method: 'POST',
    headers: {
      apikey: LOCAL_PUBLISHABLE_KEY,
      authorization: `Bearer ${accessToken}`,
      'content-type': 'application/json',
    },
    body: '{}',
  });
  const response = await handleApiRequest(request, api);
  const topic: unknown = response.ok ? await response.json() : undefined;
  return typeof topic === 'string' ? topic : undefined;
}
