import { AsyncLocalStorage } from 'node:async_hooks';
import type { PgliteConnection } from '@supabase/lite/pglite';

/**
 * The embedded backend has one session, and begins a transaction in it without waiting for another
 * to end: statements of two requests could share one, under the role of either. This lets them wait:
 * the senders take turns, and each sender's work is done in the order in which it came, so that one
 * sender's many requests delay another sender by one of them. Statements outside of a transaction
 * wait as well.
 * @param sender who sends the current request
 */
export function takeTurns(connection: PgliteConnection, sender: () => string = () => ''): void {
  const turns = new AsyncLocalStorage<symbol>();
  let current: symbol | undefined;
  let isBusy = false;
  /** Starts the work that waits, by its sender. The sender that has waited longest is the first. */
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
    // What belongs to the work whose turn it is.
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
