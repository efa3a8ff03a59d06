import {
  getSessionAgeMs,
  getTokenLifetimeMs,
  parseTokenUserId,
} from '@torsa/shared/contract/claims';
import {
  type EarlyDataRequest,
  earlyDataElementId,
  type SentEarlyRequest,
} from '@torsa/shared/contract/early-data';
import { htmlElementIds } from '@torsa/shared/contract/names';
import { parseSession } from '@torsa/shared/contract/parse-session';
import { sessionStorageKey } from '@torsa/shared/contract/storage-keys';
import { hideEarlyRows, showEarlyRows } from './show-early-rows.ts';

// Requests the data of a private page before the page's scripts load. The page's queries use the same responses
// (`take-early-response.ts`).

/** The request time-out in milliseconds. The backend client has the same time-out. */
const timeoutMs = 20_000;
/**
 * The minimum remaining lifetime of the access token, in milliseconds. Below it, the backend client refreshes the
 * token.
 */
const margin = 90_000;

const readSession = () => parseSession(localStorage.getItem(sessionStorageKey));
const readJson = (id: string) => JSON.parse(document.getElementById(id)?.textContent ?? '');

try {
  const session = readSession();
  const age = session && getSessionAgeMs(session, Date.now());
  // Sends no request if the URL has a query string, because the prepared requests do not filter the data by it.
  if (
    session &&
    age !== undefined &&
    age < getTokenLifetimeMs(session) - margin &&
    !location.search
  ) {
    const { backendUrl, publishableKey } = readJson(htmlElementIds.siteConfig);
    // Hides the data if another tab has logged out. A page from the back/forward cache has missed the `storage` event
    // of the logout.
    const isCurrent = () =>
      parseTokenUserId(readSession()?.access_token ?? '') ===
      parseTokenUserId(session.access_token);
    for (const event of ['storage', 'pageshow'])
      addEventListener(event, () => isCurrent() || hideEarlyRows());
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
      const request: SentEarlyRequest = {
        url,
        authorization,
        body,
        sentAt: performance.now(),
        response,
      };
      response
        .then((arrived) => (arrived?.ok ? arrived.clone().json() : undefined))
        .then((rows) => {
          if (!Array.isArray(rows)) return;
          request.rows = rows;
          if (isCurrent()) showEarlyRows(request);
        })
        // Ignores a damaged response, because the page's data query reads the response again and reports the error.
        .catch(() => undefined);
      return request;
    });
  }
} catch {
  // Ignores blocked local storage, because the page's own queries then load the data.
}
