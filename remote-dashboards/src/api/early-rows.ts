import {
  type EarlyRequest,
  isRequestToTable,
  takeEarlyRequest,
} from '@torsa/shared/contract/early-data';
import { parseSession } from '@torsa/shared/contract/parse-session';
import { sessionStorageKey } from '@torsa/shared/contract/storage-keys';
import { maxResponseRows } from './lists.ts';

/**
 * Returns the options of a query whose initial data is an early response. The early response arrived before the
 * page's scripts, so the query sends no request, even if the scripts loaded slowly. The live connection soon refetches
 * the data.
 * @param source the table or function that the query reads, as in the `data` of the page's route
 */
export function getEarlyDataQueryOptions<Row, Data>(
  source: string,
  toData: (rows: readonly Row[]) => Data,
) {
  return {
    initialData: (): Data | undefined => {
      const rows = takeRequestWithRows(source)?.rows;
      // A response with the maximum number of rows may be only the first part of the list.
      if (!rows || rows.length >= maxResponseRows) return undefined;
      return toData(rows as readonly Row[]);
    },
  };
}

/** Like `getEarlyDataQueryOptions`, for a paginated query. @param toRow converts a row of the response */
export const getEarlyDataPagedQueryOptions = <Row, Own = Row>(
  source: string,
  toRow: (own: Own) => Row,
) =>
  getEarlyDataQueryOptions(source, (rows: readonly Own[]) => ({
    pages: [rows.map(toRow)],
    pageParams: [undefined],
  }));

/** The `authorization` header of a session that has received rows, which proves that the session had not ended. */
let liveAuthorization: string | undefined;

/**
 * Takes an early request of the stored session if its response has arrived. An ended session gets no rows, so an
 * empty list is used only if another list of the page has rows.
 */
function takeRequestWithRows(source: string): EarlyRequest | undefined {
  const own = `Bearer ${readAccessToken()}`;
  const requests = globalThis.torsaEarlyRequests ?? [];
  if (requests.some(({ authorization, rows }) => authorization === own && rows?.length))
    liveAuthorization = own;
  if (liveAuthorization !== own) return undefined;
  return takeEarlyRequest(
    (one) => one.rows !== undefined && one.authorization === own && isRequestToTable(one, source),
  );
}

/** Returns the access token of the stored session without waiting for its refresh. */
export function readAccessToken(): string | undefined {
  try {
    return parseSession(localStorage.getItem(sessionStorageKey))?.access_token;
  } catch {
    return undefined;
  }
}
