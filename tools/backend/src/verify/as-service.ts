import { callApi } from './call.ts';
import type { TestedSupabaseApi } from './stack.ts';

/**
 * Sends an API request with the service key, which has all rights.
 * @returns the response body
 * @throws if the request is refused
 */
export async function callApiWithServiceKey(
  api: TestedSupabaseApi,
  method: string,
  path: string,
  body?: object,
): Promise<unknown> {
  const sent = { token: api.serviceKey, ...(body === undefined ? {} : { body }) };
  const answer = await callApi(api, method, path, sent);
  if (answer.status >= 300)
    throw new Error(`The API refused ${method} ${path}: ${JSON.stringify(answer)}`);
  return answer.body;
}
