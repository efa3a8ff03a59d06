/** How many rows of a list are read at a time. The database gives as many of `clients` by itself. */
export const pageSize = 50;

/** The most rows that the backend puts into one answer, whatever it is asked for: `max_rows` in `supabase/config.toml`. */
export const maxRows = 1000;

/** The row after which the next page of a list begins: undefined where this page is the last one. */
export function lastOfFullPage<Row>(page: readonly Row[]): Row | undefined {
  return page.length < pageSize ? undefined : page.at(-1);
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
