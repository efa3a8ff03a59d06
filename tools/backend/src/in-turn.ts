import type { PgliteConnection } from '@supabase/lite/pglite';

/**
 * The embedded backend has one session, and begins a transaction in it without waiting for another
 * to end: statements of two requests could share one, under the role of either. This lets them wait,
 * in the order in which they came.
 */
export function takeTurns(connection: PgliteConnection): void {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  };
  const withContext = connection.withContext.bind(connection);
  const runInTransaction = connection.runInTransaction.bind(connection);
  connection.withContext = (vars, work, options) =>
    // Within a transaction that has its turn.
    options?.transaction
      ? withContext(vars, work, options)
      : inTurn(() => withContext(vars, work, options));
  connection.runInTransaction = (work) => inTurn(() => runInTransaction(work));
}
