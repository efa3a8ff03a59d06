/** How many rows of a list are read at a time. The database gives as many of `clients` by itself. */
export const pageSize = 50;

/** The row after which the next page of a list begins: undefined where this page is the last one. */
export function lastOfFullPage<Row>(page: readonly Row[]): Row | undefined {
  return page.length < pageSize ? undefined : page.at(-1);
}
