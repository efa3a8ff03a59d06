import { takeEarlyRequest } from '../../contract/early-data.ts';

/**
 * Returns the response of an early request with the same URL, body and session, only once.
 * @returns undefined if the caller has to send the request
 */
export async function takeEarlyResponse(
  url: string,
  init: RequestInit | undefined,
): Promise<Response | undefined> {
  const authorization = new Headers(init?.headers).get('authorization');
  const found = takeEarlyRequest(
    (one) => one.url === url && one.authorization === authorization && one.body === init?.body,
  );
  const response = await found?.response;
  return response?.ok ? response : undefined;
}
