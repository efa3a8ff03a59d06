/** The number of rows on one page of a list, as in the database function `clients`. */
export const listPageSize = 50;

/** The maximum number of rows in one response, as `max_rows` in `supabase/config.toml`. */
export const maxResponseRows = 1000;

/** Returns the last row of a full page as the next page's cursor. Undefined after the last page. */
export function getNextPageCursor<Row>(page: readonly Row[]): Row | undefined {
  return page.length < listPageSize ? undefined : page.at(-1);
}

/** React Query options for keyset pagination, whose page parameter is the previous page's last row. */
export function getKeysetPaginationOptions<Key>() {
  const first: Key | undefined = undefined;
  return { initialPageParam: first as Key | undefined, getNextPageParam: getNextPageCursor<Key> };
}

/** The pagination cursor of a conversation list in the order of the last messages. */
export interface LastMessageCursor {
  readonly last_message_at: string;
  readonly id: string;
}

/** Returns the PostgREST filter for rows after a cursor, newest first. */
export function createLastMessageCursorFilter({
  last_message_at: time,
  id,
}: LastMessageCursor): string {
  return `last_message_at.lt.${time},and(last_message_at.eq.${time},id.gt.${id})`;
}

/** A pagination cursor: a row's stored sort key and ID. */
export interface SortKeyCursor {
  readonly sort_key: number;
  readonly id: string;
}

/** Returns the PostgREST filter for rows after a cursor, in sort key order. */
export const createSortKeyCursorFilter = ({ sort_key, id }: SortKeyCursor) =>
  `sort_key.gt.${sort_key},and(sort_key.eq.${sort_key},id.gt.${id})`;

/**
 * Returns the rows of `inOrder` if one response contains the whole list, or else loads it page by page.
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
 * Loads a whole list page by page, because one query omits all rows after the first thousand.
 * @param byKey loads at most `maxResponseRows` rows after a row, sorted by a unique key
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
