import { AsyncLocalStorage } from 'node:async_hooks';
import type { PgliteConnection } from '@supabase/lite/pglite';

/**
 * Runs database requests one after the other, because the embedded backend has only one database session. The senders
 * alternate, so that a busy sender delays another by only one request.
 * @param sender returns the sender of the current request
 */
export function runDatabaseRequestsInSequence(
  connection: PgliteConnection,
  sender: () => string = () => '',
): void {
  const turns = new AsyncLocalStorage<symbol>();
  let current: symbol | undefined;
  let isBusy = false;
  /** Functions that start waiting requests, grouped by sender. The first sender has waited longest. */
  const waiting = new Map<string, (() => void)[]>();
  const takeTurn = (): Promise<void> | undefined => {
    if (isBusy) {
      return new Promise((start) => {
        const own = waiting.get(sender());
        if (own) own.push(start);
        else waiting.set(sender(), [start]);
      });
    }
    isBusy = true;
    return undefined;
  };
  const passTurn = (): void => {
    const [next] = waiting;
    if (!next) {
      isBusy = false;
      return;
    }
    const [from, queue] = next;
    const start = queue.shift();
    waiting.delete(from);
    if (queue.length > 0) waiting.set(from, queue);
    start?.();
  };
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    // Does not queue a statement inside the current database transaction, which only this async context identifies.
    if (current !== undefined && turns.getStore() === current) return work();
    await takeTurn();
    const turn = Symbol('turn');
    current = turn;
    try {
      return await turns.run(turn, work);
    } finally {
      current = undefined;
      passTurn();
    }
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
