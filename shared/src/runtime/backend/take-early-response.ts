/** The maximum age of an early response in milliseconds. Older responses are ignored. */
const longestAge = 30_000;

/**
 * Returns the response of an early request with the same URL, body and session. An early request is sent by the HTML
 * page before its scripts load. Each response is returned only once. Returns undefined if no response exists, or if
 * it is old or an error. The caller then sends the request.
 */
export async function takeEarlyResponse(
  url: string,
  init: RequestInit | undefined,
): Promise<Response | undefined> {
  const requests = globalThis.torsaEarlyRequests ?? [];
  const authorization = new Headers(init?.headers).get('authorization');
  const index = requests.findIndex(
    (one) => one.url === url && one.authorization === authorization && one.body === init?.body,
  );
  const [found] = index < 0 ? [] : requests.splice(index, 1);
  if (!found || performance.now() - found.sentAt > longestAge) return undefined;
  const response = await found.response;
  return response?.ok ? response : undefined;
}
