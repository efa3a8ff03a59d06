import { randomUUID } from 'node:crypto';
import os from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { type Store, type StoredFile, StoreError, unchangedSince } from './store.ts';

export interface LeaseTerms {
  /** Who holds the lease renews it; after so many milliseconds without it, somebody else may take it over. */
  readonly leaseMs: number;
  /** What holds it, in words: `prune`. */
  readonly what: string;
  readonly progress: (line: string) => void;
}

/**
 * Lets one process at a time do a long work on a store, whichever kind of store it is. A process on another machine
 * cannot be asked whether it still runs, so it shows that by renewing a file. Whoever waits counts by its own clock,
 * from when it saw the last renewal.
 *
 * The work changes the store through `held` alone, which lets nothing pass once the lease was not renewed for a third
 * of its time: a process that stood still meanwhile finds out before it does harm. A single request must not take the
 * other two thirds: a bucket's deletion is given up before.
 */
export async function withLease<T>(
  store: Store,
  key: string,
  terms: LeaseTerms,
  work: (held: Store) => Promise<T>,
): Promise<T> {
  const lease = new Lease(store, key, terms);
  await lease.take();
  // A renewal that fails shows at the next change.
  const timer = setInterval(() => void lease.renew().catch(() => {}), terms.leaseMs / 6);
  try {
    const result = await work(lease.held);
    await lease.release();
    return result;
  } catch (error) {
    await lease.release().catch(() => {});
    throw error;
  } finally {
    clearInterval(timer);
  }
}

class Lease {
  /** The store for who holds the lease. */
  readonly held: Store;
  readonly #store: Store;
  readonly #key: string;
  readonly #terms: LeaseTerms;
  readonly #id = `${os.hostname()} ${process.pid} ${randomUUID()}`;
  #renewals = 0;
  #renewedAt = Number.NEGATIVE_INFINITY;
  #renewing: Promise<void> | undefined;

  constructor(store: Store, key: string, terms: LeaseTerms) {
    this.#store = store;
    this.#key = key;
    this.#terms = terms;
    this.held = {
      name: store.name,
      read: (name) => store.read(name),
      list: (prefix) => store.list(prefix),
      write: async (...args) => {
        await this.#confirm();
        return store.write(...args);
      },
      writeIf: async (...args) => {
        await this.#confirm();
        return store.writeIf(...args);
      },
      remove: async (name) => {
        await this.#confirm();
        return store.remove(name);
      },
    };
  }

  async take(): Promise<void> {
    const { leaseMs, what, progress } = this.#terms;
    let seen = await this.#store.read(this.#key);
    if (seen) progress(`Another ${what} is running, or was cut short: waiting until it is over`);
    for (let since = performance.now(); ; ) {
      const isFree = !seen || performance.now() - since > leaseMs;
      if (isFree && (await this.#write(seen))) return;
      await wait(Math.min(leaseMs / 6, 1000));
      const now = await this.#store.read(this.#key);
      if (now?.etag !== seen?.etag) since = performance.now();
      seen = now;
    }
  }

  renew(): Promise<void> {
    this.#renewing ??= this.#renewOnce().finally(() => {
      this.#renewing = undefined;
    });
    return this.#renewing;
  }

  async release(): Promise<void> {
    await this.renew();
    await this.#store.remove(this.#key);
  }

  async #confirm(): Promise<void> {
    if (performance.now() - this.#renewedAt > this.#terms.leaseMs / 3) await this.renew();
  }

  async #renewOnce(): Promise<void> {
    const seen = await this.#store.read(this.#key);
    const isMine = seen?.bytes.toString('utf8').startsWith(this.#id);
    if (isMine && (await this.#write(seen))) return;
    const { what } = this.#terms;
    throw new StoreError(
      `This ${what} stood still for long, and another ${what} has taken over: nothing more was changed by this one.`,
    );
  }

  /** @returns whether the file was still as it was seen, and says now that the lease is this one. */
  async #write(seen: StoredFile | undefined): Promise<boolean> {
    const at = performance.now();
    const bytes = Buffer.from(`${this.#id} ${++this.#renewals}\n`);
    if ((await this.#store.writeIf(this.#key, bytes, unchangedSince(seen))) === 'conflict') {
      return false;
    }
    this.#renewedAt = at;
    return true;
  }
}
