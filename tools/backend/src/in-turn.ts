import { AsyncLocalStorage } from 'node:async_hooks';
import type { PgliteConnection } from '@supabase/lite/pglite';

/**
 * The embedded backend has one session, and begins a transaction in it without waiting for another
 * to end: statements of two requests could share one, under the role of either. This lets them wait,
 * in the order in which they came. Statements outside of a transaction wait as well.
 */
export function takeTurns(connection: PgliteConnection): void {
  const turns = new AsyncLocalStorage<symbol>();
  let current: symbol | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    // What belongs to the work whose turn it is.
    if (current !== undefined && turns.getStore() === current) return work();
    const turn = Symbol('turn');
    const result = last.then(() => {
      current = turn;
      return turns.run(turn, work);
    });
    last = result
      .catch(() => {})
      .then(() => {
        current = undefined;
      });
    return result;
  };
  const { driver } = connection;
  const withContext = connection.withContext.bind(connection);
  const runInTransaction = connection.runInTransaction.bind(connection);
  const query = driver.query.bind(driver);
  const exec = driver.exec.bind(driver);
  connection.withContext = (...args) => inTurn(() => withContext(...args));
  connection.runInTransaction = (...args) => inTurn(() => runInTransaction(...args));
  driver.query = <T>(...args: Parameters<typeof query>) => inTurn(() => query<T>(...args));
  driver.exec = (...args) => inTurn(() => exec(...args));
}
