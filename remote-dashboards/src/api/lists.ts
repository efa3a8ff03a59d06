/** Number of rows in one page of a list. The database function `clients` uses the same number. */
export const listPageSize = 50;

/** Maximum number of rows in one backend response. `max_rows` in `supabase/config.toml` sets the same limit. */
export const maxResponseRows = 1000;

/** Returns the last row of a full page as the cursor of the next page. Returns undefined after the last page. */
export function getNextPageCursor<Row>(page: readonly Row[]): Row | undefined {
  return page.length < listPageSize ? undefined : page.at(-1);
}

/** React Query options for a list with keyset pagination. The page parameter is the last row of the previous page. */
export function getKeysetPaginationOptions<Key>() {
  const first: Key | undefined = undefined;
  return { initialPageParam: first as Key | undefined, getNextPageParam: getNextPageCursor<Key> };
}

/** The pagination cursor of a conversation list that is sorted by last message. */
export interface TimeCursor {
  readonly last_message_at: string;
  readonly id: string;
}

/** Returns the PostgREST filter for the rows after a pagination cursor, newest row first. */
export function createTimeCursorFilter({ last_message_at: time, id }: TimeCursor): string {
  return `last_message_at.lt.${time},and(last_message_at.eq.${time},id.gt.${id})`;
}

/** A pagination cursor: the stored sort key and the ID of a row. */
export interface ListCursor {
  readonly sort_key: number;
  readonly id: string;
}

/** Returns the PostgREST filter for the rows after a pagination cursor, in sort key order. */
export const createCursorFilter = ({ sort_key, id }: ListCursor) =>
  `sort_key.gt.${sort_key},and(sort_key.eq.${sort_key},id.gt.${id})`;

/**
 * Returns the rows of the query `inOrder` if one response contains the whole list. Otherwise loads the list page by
 * page.
 * @param byKey see `readAllRows`
 */
export async function readWholeList<Row>(
  inOrder: Promise<readonly Row[]>,
  byKey: (after: Row | undefined) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const list = await inOrder;
  return list.length < maxResponseRows ? list : readAllRows(byKey);
}

/**
 * Loads a whole list page by page, because one query silently omits all rows after the first thousand.
 * @param byKey loads at most `maxResponseRows` rows after a given row, sorted by a unique key
 */
export async function readAllRows<Row>(
  byKey: (after: Row | undefined) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const list: Row[] = [];
  for (;;) {
    const page = await byKey(list.at(-1));
    list.push(...page);
    if (page.length < maxResponseRows) return list;
  }
}
