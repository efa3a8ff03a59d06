/** The number of rows in one page of a list. `clients` in the database returns as many. */
export const pageSize = 50;

/** The most rows in one answer of the backend: `max_rows` in `supabase/config.toml`. */
export const maxRows = 1000;

/** The row after which the next page begins; undefined after the last page. */
export function nextPageCursor<Row>(page: readonly Row[]): Row | undefined {
  return page.length < pageSize ? undefined : page.at(-1);
}

/** Options of an infinite query in pages by key: a page parameter is the last row of the page before. */
export function keysetPagination<Key>() {
  const first: Key | undefined = undefined;
  return { initialPageParam: first as Key | undefined, getNextPageParam: nextPageCursor<Key> };
}

/** The sort key of a conversation in a list by last message. */
export interface TimeCursor {
  readonly last_message_at: string;
  readonly id: string;
}

/** The condition for the rows after a cursor, newest first. */
export function afterTimeCursor({ last_message_at: time, id }: TimeCursor): string {
  return `last_message_at.lt.${time},and(last_message_at.eq.${time},id.gt.${id})`;
}

/** The stored sort key of a row. */
export interface Cursor {
  readonly sort_key: number;
  readonly id: string;
}

/** The condition for the rows after a cursor, in the stored order. */
export const afterCursor = ({ sort_key, id }: Cursor) =>
  `sort_key.gt.${sort_key},and(sort_key.eq.${sort_key},id.gt.${id})`;

/**
 * The rows of `inOrder` if one answer holds them all. A longer list is read page by page, in the order of its key.
 * @param byKey see `allRows`
 */
export async function readWholeList<Row>(
  inOrder: Promise<readonly Row[]>,
  byKey: (after: Row | undefined) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const list = await inOrder;
  return list.length < maxRows ? list : readAllRows(byKey);
}

/**
 * Reads a whole list page by page. One query would lose the rows after the first thousand without an error.
 * @param byKey returns at most `maxRows` rows after a row, in the order of a unique key
 */
export async function readAllRows<Row>(
  byKey: (after: Row | undefined) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const list: Row[] = [];
  for (;;) {
    const page = await byKey(list.at(-1));
    list.push(...page);
    if (page.length < maxRows) return list;
  }
}
