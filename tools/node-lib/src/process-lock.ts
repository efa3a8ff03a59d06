import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { hasCode } from './has-code.ts';
import { isRunning, processIdentitySchema, thisProcess } from './process-identity.ts';

const holderSchema = v.object({
  ...processIdentitySchema.entries,
  since: v.string(),
  /** The purpose of the lock, for messages. */
  note: v.string(),
});

type LockHolder = v.InferOutput<typeof holderSchema>;

/** Another process has the lock. */
export class LockedError extends Error {
  override readonly name = 'LockedError';

  /** @param holder undefined for an unreadable ticket. */
  constructor(file: string, holder: LockHolder | undefined) {
    const who = holder
      ? `process ${holder.pid} on ${holder.host} since ${holder.since}${holder.note && ` (${holder.note})`}`
      : 'an unknown process';
    super(`${file} is held by ${who}. If that process has ended, delete the file.`);
  }
}

/** Number of used tickets to keep, so that a slow listing of the folder cannot miss the highest one. */
const keptTickets = 16;

/**
 * A lock for one process at a time. It becomes free when its holder is killed.
 *
 * Tickets are numbered files, and the highest one counts. It is free when it is empty, and abandoned when its process
 * has ended. The process that creates the next number has the lock; a hard link makes sure that only one process can.
 * The highest number is never deleted, so no process can free or take over a lock that another process has just
 * acquired.
 */
export class ProcessLock {
  readonly #dir: string;

  /** @param dir the folder of the tickets, which is created if necessary. */
  constructor(dir: string) {
    this.#dir = dir;
  }

  /**
   * Waits for the lock.
   * @returns a function that releases it.
   * @throws {LockedError} when another process still has it after `timeoutMs`.
   */
  async acquire(timeoutMs: number, note = ''): Promise<() => Promise<void>> {
    await mkdir(this.#dir, { recursive: true });
    const draft = path.join(this.#dir, `${randomUUID()}.draft`);
    const holder: LockHolder = { ...thisProcess(), since: new Date().toISOString(), note };
    await writeFile(draft, JSON.stringify(holder), { mode: 0o600 });
    try {
      for (const deadline = Date.now() + timeoutMs; ; ) {
        const ticket = await this.#tryNext(draft);
        if (ticket !== undefined) return () => truncate(this.#file(ticket));
        if (Date.now() > deadline) throw await this.#lockedError();
        await sleep(1 + Math.random() * 10);
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
      if (hasCode(error, 'EEXIST')) return undefined;
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

  /** An unreadable ticket holds the lock, because its process may be running. */
  async #isHeld(ticket: number): Promise<boolean> {
    let text: string;
    try {
      text = await readFile(this.#file(ticket), 'utf8');
    } catch (error) {
      // There is a higher ticket now, so this one has been used.
      if (hasCode(error, 'ENOENT')) return true;
      throw error;
    }
    if (text === '') return false;
    const holder = parseHolder(text);
    return holder === undefined || isRunning(holder);
  }

  async #tickets(): Promise<readonly number[]> {
    const names = await readdir(this.#dir);
    return names.filter((name) => /^\d+$/.test(name)).map(Number);
  }

  async #lockedError(): Promise<LockedError> {
    const file = this.#file(Math.max(0, ...(await this.#tickets())));
    const text = await readFile(file, 'utf8').catch(() => '');
    return new LockedError(file, parseHolder(text));
  }

  #file(ticket: number): string {
    return path.join(this.#dir, String(ticket));
  }
}

function parseHolder(text: string): LockHolder | undefined {
  try {
    const result = v.safeParse(holderSchema, JSON.parse(text));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}
