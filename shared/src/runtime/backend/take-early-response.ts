/** A later query must not get an old response, in milliseconds. */
const longestAge = 30_000;

/**
 * Returns the response to the same request of the same session that the document sent before its scripts arrived.
 * Each response is returned only once. Returns undefined if there is none, or if it is an error: the request is then
 * sent again.
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
