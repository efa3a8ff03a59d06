import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { pageSize } from './lists.ts';

/** The end of a list whose rows are numbered, ascending and without gaps. Older rows are read when the reader asks for them. */
export interface NewestRows<Row> {
  readonly rows: readonly Row[];
  readonly hasOlder: boolean;
}

interface Numbered {
  readonly number: number;
}

/** Reads the last rows before a number, or the last ones. */
export type ReadRowsBefore<Row> = (before: number | undefined) => Promise<readonly Row[]>;

/**
 * Reads the last rows of a list and keeps the older ones that are shown already: however long a list is, a poll reads one
 * page.
 * @param shown gives what is shown once the new rows have arrived
 */
export async function readNewestRows<Row extends Numbered>(
  read: ReadRowsBefore<Row>,
  shown: () => NewestRows<Row> | undefined,
): Promise<NewestRows<Row>> {
  let fetched = inOrder(await read(undefined));
  let hasOlder = fetched.length >= pageSize;
  // More rows may have come than fit into a page.
  const last = shown()?.rows.at(-1)?.number ?? Number.POSITIVE_INFINITY;
  while (hasOlder && last < firstOf(fetched)) {
    const earlier = await read(firstOf(fetched));
    fetched = inOrder([...earlier, ...fetched]);
    hasOlder = earlier.length >= pageSize;
  }
  const known = shown();
  if (!known || fetched.length === 0) return { rows: fetched, hasOlder };
  const [first, end] = [firstOf(fetched), fetched.at(-1)?.number ?? 0];
  const before = known.rows.filter(({ number }) => number < first);
  // One's own message may have been stored after this page was read.
  const after = known.rows.filter(({ number }) => number > end);
  return {
    rows: [...before, ...fetched, ...after],
    hasOlder: hasOlder && known.hasOlder,
  };
}

/** The rows with another one at their end, unless it is among them. */
export function appendRow<Row extends Numbered>(
  shown: NewestRows<Row> | undefined,
  row: Row,
): NewestRows<Row> | undefined {
  if (!shown || shown.rows.some(({ number }) => number === row.number)) return shown;
  return { ...shown, rows: [...shown.rows, row] };
}

/** Reads the page of rows before those that are shown. */
export function useOlderRows<Row extends Numbered>(queryKey: QueryKey, read: ReadRowsBefore<Row>) {
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
        return { rows: [...before, ...shown.rows], hasOlder: rows.length >= pageSize };
      });
    },
  });
  return {
    isLoading: older.isPending,
    error: older.error,
    /** @param beforeShow is called right before the rows are shown */
    load: (beforeShow: () => void = () => undefined) => older.mutate(beforeShow),
  };
}

const inOrder = <Row extends Numbered>(rows: readonly Row[]) =>
  rows.toSorted((one, other) => one.number - other.number);

const firstOf = (rows: readonly Numbered[]) => rows[0]?.number ?? Number.POSITIVE_INFINITY;
