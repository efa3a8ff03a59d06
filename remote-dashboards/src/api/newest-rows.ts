import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { listPageSize } from './lists.ts';

/** The newest rows of a numbered list. Older rows load on request of the user. */
export interface NewestListRows<Row> {
  readonly rows: readonly Row[];
  readonly hasOlder: boolean;
}

interface Numbered {
  readonly number: number;
}

/** Loads one page of rows before a row number, or the last page without a number. */
export type ReadRowsBeforeFunction<Row> = (before: number | undefined) => Promise<readonly Row[]>;

/**
 * Loads the newest rows and keeps the displayed older rows, so that a poll loads only one page.
 * @param shown returns the displayed rows after the response
 */
export async function readNewestRows<Row extends Numbered>(
  read: ReadRowsBeforeFunction<Row>,
  shown: () => NewestListRows<Row> | undefined,
): Promise<NewestListRows<Row>> {
  const before = shown();
  let fetched = inOrder(await read(undefined));
  let hasOlder = fetched.length >= listPageSize;
  // Load further pages, because more than one page of rows may be new.
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
  // Keep the user's own new message, which the backend may have stored after this response. Omit other missing rows,
  // which were deleted.
  const added = known.rows.filter(
    ({ number }) => number > end && !before?.rows.some((row) => row.number === number),
  );
  return {
    rows: [...older, ...fetched, ...added],
    hasOlder: hasOlder && known.hasOlder,
  };
}

/** Appends a row to the displayed list unless the list contains it. */
export function appendNewestRow<Row extends Numbered>(
  shown: NewestListRows<Row> | undefined,
  row: Row,
): NewestListRows<Row> | undefined {
  if (!shown || shown.rows.some(({ number }) => number === row.number)) return shown;
  return { ...shown, rows: [...shown.rows, row] };
}

/** Loads the page of rows before the oldest displayed row. */
export function useLoadOlderRows<Row extends Numbered>(
  queryKey: QueryKey,
  read: ReadRowsBeforeFunction<Row>,
) {
  const client = useQueryClient();
  const older = useMutation({
    mutationFn: (_beforeShow: () => void) =>
      read(client.getQueryData<NewestListRows<Row>>(queryKey)?.rows[0]?.number),
    onSuccess: (rows, beforeShow) => {
      beforeShow();
      client.setQueryData<NewestListRows<Row>>(queryKey, (shown) => {
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
    /** @param beforeShow runs immediately before the list shows the older rows */
    load: (beforeShow: () => void = () => undefined) => older.mutate(beforeShow),
  };
}

const inOrder = <Row extends Numbered>(rows: readonly Row[]) =>
  rows.toSorted((one, other) => one.number - other.number);

const firstOf = (rows: readonly Numbered[]) => rows[0]?.number ?? Number.POSITIVE_INFINITY;
