import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isRunning, thisProcess } from './lock-holder.ts';
import { StoreError } from './store.ts';

/** How long to wait for the lock, in milliseconds. Who holds it does so for a few milliseconds. */
const patience = 15_000;
/** So many used tickets stay, so that a slow listing of the folder cannot miss the highest one. */
const keptTickets = 16;

/**
 * Lets one process at a time do a short work on a folder. It is free again when its holder is killed.
 *
 * Tickets are numbered files. The highest one counts: it is free when it is empty, and abandoned when its process
 * has ended. Whoever creates the next number (a hard link, so exactly one does) holds the lock. A number is never
 * taken away while it is the highest, so nobody can free or take over a lock that somebody else has just acquired.
 */
export class FolderLock {
  readonly #dir: string;
  /** Whoever waits in this process does so in a queue: the file is asked for by one at a time. */
  #queue: Promise<unknown> = Promise.resolve();

  constructor(dir: string) {
    this.#dir = dir;
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#queue.then(async () => {
      const ticket = await this.#acquire();
      try {
        return await work();
      } finally {
        await truncate(this.#file(ticket));
      }
    });
    this.#queue = turn.catch(() => {});
    return turn;
  }

  async #acquire(): Promise<number> {
    await mkdir(this.#dir, { recursive: true });
    const draft = path.join(this.#dir, `${randomUUID()}.draft`);
    await writeFile(draft, JSON.stringify(thisProcess()));
    try {
      for (const deadline = Date.now() + patience; ; ) {
        const ticket = await this.#tryNext(draft);
        if (ticket !== undefined) return ticket;
        if (Date.now() > deadline) throw await this.#tooLong();
        await wait(1 + Math.random() * 10);
      }
    } finally {
      await rm(draft, { force: true });
    }
  }

  async #tryNext(draft: string): Promise<number | undefined> {
    const highest = Math.max(0, ...(await this.#tickets()));
    if (highest > 0 && (await this.#isHeld(highest))) return undefined;
    const ticket = highest + 1;
    try {
      await link(draft, this.#file(ticket));
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return undefined;
      throw error;
    }
    const tickets = await this.#tickets();
    if (tickets.some((other) => other > ticket)) {
      await rm(this.#file(ticket), { force: true });
      return undefined;
    }
    const used = tickets.filter((other) => other <= ticket - keptTickets);
    await Promise.all(used.map((other) => rm(this.#file(other), { force: true })));
    return ticket;
  }

  async #isHeld(ticket: number): Promise<boolean> {
    const text = await readFile(this.#file(ticket), 'utf8').catch(() => '');
    return text !== '' && isRunning(JSON.parse(text));
  }

  async #tickets(): Promise<readonly number[]> {
    const names = await readdir(this.#dir);
    return names.filter((name) => /^\d+$/.test(name)).map(Number);
  }

  async #tooLong(): Promise<StoreError> {
    const file = this.#file(Math.max(0, ...(await this.#tickets())));
    const holder = await readFile(file, 'utf8').catch(() => 'nobody');
    return new StoreError(
      `The store is busy for ${patience / 1000} s: ${file} is held by ${holder}. If that process is not a release of this site, delete the file.`,
    );
  }

  #file(ticket: number): string {
    return path.join(this.#dir, String(ticket));
  }
}
