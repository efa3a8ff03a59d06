import { sessionAge, tokenLifetime } from '@torsa/shared/contract/claims';
import { type EarlyDataRequest, earlyDataElementId } from '@torsa/shared/contract/early-data';
import { documentElementIds } from '@torsa/shared/contract/names';
import { parseSession } from '@torsa/shared/contract/parse-session';
import { sessionStorageKey } from '@torsa/shared/contract/storage-keys';

// Requests the data of a private page before the page's scripts load. `take-early-response.ts` gives each response to
// the query that needs the same data.

/** The request time-out in milliseconds. The backend client has the same time-out. */
const timeoutMs = 20_000;
/**
 * The minimum remaining lifetime of the access token, in milliseconds. The backend client refreshes a token with less
 * time left.
 */
const margin = 90_000;

const readJson = (id: string) => JSON.parse(document.getElementById(id)?.textContent ?? '');

try {
  const session = parseSession(localStorage.getItem(sessionStorageKey));
  const age = session && sessionAge(session, Date.now());
  // A query string in the URL filters the page's data, so the prepared requests would load wrong data.
  if (session && age !== undefined && age < tokenLifetime(session) - margin && !location.search) {
    const { backendUrl, publishableKey } = readJson(documentElementIds.siteConfig);
    const authorization = `Bearer ${session.access_token}`;
    const requests: readonly EarlyDataRequest[] = readJson(earlyDataElementId);
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
  // If local storage is unavailable, this script sends nothing. The page's own queries then load the data.
}
