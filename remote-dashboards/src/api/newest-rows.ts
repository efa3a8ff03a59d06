import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { listPageSize } from './lists.ts';

/** The newest rows of a list whose rows are numbered. Older rows are loaded when the user requests them. */
export interface NewestRows<Row> {
  readonly rows: readonly Row[];
  readonly hasOlder: boolean;
}

interface Numbered {
  readonly number: number;
}

/** Loads one page of rows before a row number. Without a number, loads the last page. */
export type ReadRowsBefore<Row> = (before: number | undefined) => Promise<readonly Row[]>;

/**
 * Loads the newest rows of a list and keeps the visible older rows. A poll therefore loads only one page, even of a
 * long list.
 * @param shown returns the visible rows after the new rows have arrived
 */
export async function readNewestRows<Row extends Numbered>(
  read: ReadRowsBefore<Row>,
  shown: () => NewestRows<Row> | undefined,
): Promise<NewestRows<Row>> {
  const before = shown();
  let fetched = inOrder(await read(undefined));
  let hasOlder = fetched.length >= listPageSize;
  // Load more pages, because more than one page of rows may be new since the last poll.
  const last = shown()?.rows.at(-1)?.number ?? Number.POSITIVE_INFINITY;
  while (hasOlder && last < firstOf(fetched)) {
    const earlier = await read(firstOf(fetched));
    fetched = inOrder([...earlier, ...fetched]);
    hasOlder = earlier.length >= listPageSize;
  }
  const known = shown();
  if (!known || fetched.length === 0) return { rows: fetched, hasOlder };
  const [first, end] = [firstOf(fetched), fetched.at(-1)?.number ?? 0];
  const older = known.rows.filter(({ number }) => number < first);
  // Keep the user's own new message, which the backend may have stored after it sent this page of rows. A row that was
  // shown before the request has been deleted.
  const added = known.rows.filter(
    ({ number }) => number > end && !before?.rows.some((row) => row.number === number),
  );
  return {
    rows: [...older, ...fetched, ...added],
    hasOlder: hasOlder && known.hasOlder,
  };
}

/** Appends a row to the shown list, unless the list already contains the row. */
export function appendNewestRow<Row extends Numbered>(
  shown: NewestRows<Row> | undefined,
  row: Row,
): NewestRows<Row> | undefined {
  if (!shown || shown.rows.some(({ number }) => number === row.number)) return shown;
  return { ...shown, rows: [...shown.rows, row] };
}

/** Loads the page of rows before the oldest visible row. */
export function useLoadOlderRows<Row extends Numbered>(
  queryKey: QueryKey,
  read: ReadRowsBefore<Row>,
) {
  const client = useQueryClient();
  const older = useMutation({
    mutationFn: (_beforeShow: () => void) =>
      read(client.getQueryData<NewestRows<Row>>(queryKey)?.rows[0]?.number),
    onSuccess: (rows, beforeShow) => {
      beforeShow();
      client.setQueryData<NewestRows<Row>>(queryKey, (shown) => {
        if (!shown) return shown;
        const first = firstOf(shown.rows);
        const before = inOrder(rows).filter(({ number }) => number < first);
        return { rows: [...before, ...shown.rows], hasOlder: rows.length >= listPageSize };
      });
    },
  });
  return {
    isLoading: older.isPending,
    error: older.error,
    /** @param beforeShow is called immediately before the list shows the older rows */
    load: (beforeShow: () => void = () => undefined) => older.mutate(beforeShow),
  };
}

const inOrder = <Row extends Numbered>(rows: readonly Row[]) =>
  rows.toSorted((one, other) => one.number - other.number);

const firstOf = (rows: readonly Numbered[]) => rows[0]?.number ?? Number.POSITIVE_INFINITY;
