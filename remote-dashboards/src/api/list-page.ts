/** How many rows of a list are read at a time. The database gives as many of `clients` by itself. */
export const pageSize = 50;

/** The most rows that the backend puts into one answer, whatever it is asked for: `max_rows` in `supabase/config.toml`. */
export const maxRows = 1000;

/** The row after which the next page of a list begins: undefined where this page is the last one. */
export function lastOfFullPage<Row>(page: readonly Row[]): Row | undefined {
  return page.length < pageSize ? undefined : page.at(-1);
}

/** The condition for the rows after one in a list by their last message, the newest first. */
export function afterInTime({ last_message_at: moment, id }: TimeKey): string {
  return `last_message_at.lt.${moment},and(last_message_at.eq.${moment},id.gt.${id})`;
}

/** The sort key of a conversation in a list by its last message. */
export interface TimeKey {
  readonly last_message_at: string;
  readonly id: string;
}

/**
 * Reads a list that is needed as a whole, in the order of the page where one answer holds it.
 * @param readPage as `readAllRows` takes it: a longer list is in the order of its key
 */
export async function readWholeList<Row>(
  readOnce: () => Promise<readonly Row[]>,
  readPage: (after: Row | undefined) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const rows = await readOnce();
  return rows.length < maxRows ? rows : readAllRows(readPage);
}

/**
 * Reads a list that is needed as a whole. A single query would lose the rows after the first thousand without an error.
 * @param readPage gives at most `maxRows` rows after a row, in the order of a unique key
 */
export async function readAllRows<Row>(
  readPage: (after: Row | undefined) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const page = await readPage(rows.at(-1));
    rows.push(...page);
    if (page.length < maxRows) return rows;
  }
}
