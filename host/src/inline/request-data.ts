import { sessionAge, tokenLifetime } from '@torsa/shared/contract/claims';
import { type DataRequest, dataRequestsId } from '@torsa/shared/contract/early-data';
import { documentElementIds } from '@torsa/shared/contract/names';
import { parseSession } from '@torsa/shared/contract/parse-session';
import { sessionStorageKey } from '@torsa/shared/contract/storage-keys';

// Requests the data of a private page before the page's scripts arrive. `take-early-response.ts` passes each response
// to the query that would send the same request.

/** The requests time out like those of the backend client, in milliseconds. */
const timeoutMs = 20_000;
/** A token that expires sooner is refreshed before its next use, in milliseconds. */
const margin = 90_000;

const readJson = (id: string) => JSON.parse(document.getElementById(id)?.textContent ?? '');

try {
  const session = parseSession(localStorage.getItem(sessionStorageKey));
  const age = session && sessionAge(session, Date.now());
  // With a query in its URL, the page shows other data.
  if (session && age !== undefined && age < tokenLifetime(session) - margin && !location.search) {
    const { backendUrl, publishableKey } = readJson(documentElementIds.siteConfig);
    const authorization = `Bearer ${session.access_token}`;
    const requests: readonly DataRequest[] = readJson(dataRequestsId);
    globalThis.torsaEarlyRequests = requests.map(({ path, args }) => {
      const url = backendUrl + path;
      const body = args && JSON.stringify(args);
      const response = fetch(url, {
        method: args ? 'POST' : 'GET',
        headers: {
          apikey: publishableKey,
          authorization,
          ...(args && { 'content-type': 'application/json' }),
        },
        signal: AbortSignal.timeout(timeoutMs),
        ...(args && { body }),
      }).catch(() => undefined);
      return { url, authorization, body, sentAt: performance.now(), response };
    });
  }
} catch {
  // Without storage, the queries of the page send their requests themselves.
}
