import {
  isRequestToTable,
  type SentEarlyRequest,
  takeEarlyRequest,
} from '@torsa/shared/contract/early-data';
import { parseSession } from '@torsa/shared/contract/parse-session';
import { sessionStorageKey } from '@torsa/shared/contract/storage-keys';
import { maxResponseRows } from './lists.ts';

/**
 * Returns query options whose initial data is an early response, so that the query sends no request of its own.
 * @param source the table or function of the query, as in the route's `data`
 */
export const getEarlyDataQueryOptions = <Row>(source: string) => ({
  initialData: () => takeEarlyRows<Row>(source),
});

/** Like `getEarlyDataQueryOptions`, for a paginated query. @param toRow converts a row of the response */
export const getEarlyDataPagedQueryOptions = <Row, Own = Row>(
  source: string,
  toRow: (own: Own) => Row,
) => ({
  initialData: () => {
    const rows = takeEarlyRows<Own>(source);
    return rows && { pages: [rows.map(toRow)], pageParams: [undefined] };
  },
});

function takeEarlyRows<Row>(source: string): readonly Row[] | undefined {
  const rows = takeRequestWithRows(source)?.rows;
  // A response with the maximum number of rows may be incomplete.
  return rows && rows.length < maxResponseRows ? (rows as readonly Row[]) : undefined;
}

/** The `authorization` header of a session that has received rows, which proves that the session had not ended. */
let liveAuthorization: string | undefined;

/**
 * Takes the early response of the stored session. An empty list counts only if another list has rows, because an ended
 * session gets none.
 */
function takeRequestWithRows(source: string): SentEarlyRequest | undefined {
  const own = `Bearer ${readStoredAccessToken()}`;
  const requests = globalThis.torsaEarlyRequests ?? [];
  if (requests.some(({ authorization, rows }) => authorization === own && rows?.length))
    liveAuthorization = own;
  if (liveAuthorization !== own) return undefined;
  return takeEarlyRequest(
    (one) => one.rows !== undefined && one.authorization === own && isRequestToTable(one, source),
  );
}

/** Returns the stored session's access token without waiting for a refresh. */
export function readStoredAccessToken(): string | undefined {
  try {
    return parseSession(localStorage.getItem(sessionStorageKey))?.access_token;
  } catch {
    return undefined;
  }
}
