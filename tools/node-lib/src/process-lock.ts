import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { hasErrorCode } from './has-code.ts';
import {
  identifyThisProcess,
  isProcessRunning,
  processIdentitySchema,
} from './process-identity.ts';

const holderSchema = v.object({
  ...processIdentitySchema.entries,
  since: v.string(),
  /** The purpose of the file lock, for error messages. */
  note: v.string(),
});

type LockHolder = v.InferOutput<typeof holderSchema>;

/** The error that is thrown when another process still holds the lock. */
export class LockHeldError extends Error {
  override readonly name = 'LockHeldError';

  /**
   * Creates the error of a held lock. @param holder the process that holds the lock; undefined if the lock file is
   * unreadable.
   */
  constructor(file: string, holder: LockHolder | undefined) {
    const who = holder
      ? `process ${holder.pid} on ${holder.host} since ${holder.since}${holder.note && ` (${holder.note})`}`
      : 'an unknown process';
    super(`${file} is held by ${who}. If that process has ended, delete the file.`);
  }
}

/** The number of used ticket files that the lock keeps, because a slow folder listing must find the highest number. */
const keptTickets = 16;

/** The time after which a waiting process names the lock's holder, in milliseconds. */
const defaultSilentWait = 5_000;

/**
 * A file lock for one process at a time, which is the process in the ticket file with the highest number. The lock
 * becomes free when that process is killed.
 */
export class ProcessLock {
  readonly #dir: string;
  readonly #silentWait: number;

  /** Creates a lock without acquiring it. @param dir the folder of the ticket files, which is created if necessary. */
  constructor(dir: string, { silentWait = defaultSilentWait } = {}) {
    this.#dir = dir;
    this.#silentWait = silentWait;
  }

  /**
   * Waits for the lock, and prints the lock's holder after a few seconds. @returns a function that releases the lock. @throws {LockHeldError} if another process still
   * holds the lock after `timeoutMs`.
   */
  async acquire(timeoutMs: number, note = ''): Promise<() => Promise<void>> {
    await mkdir(this.#dir, { recursive: true });
    const draft = path.join(this.#dir, `${randomUUID()}.draft`);
    const holder: LockHolder = { ...identifyThisProcess(), since: new Date().toISOString(), note };
    await writeFile(draft, JSON.stringify(holder), { mode: 0o600 });
    try {
      const deadline = Date.now() + timeoutMs;
      for (let silentUntil = Date.now() + this.#silentWait; ; ) {
        const ticket = await this.#tryNext(draft);
        if (ticket !== undefined) return () => truncate(this.#file(ticket));
        if (Date.now() >= silentUntil) {
          console.warn(`Waiting for another process. ${(await this.#lockedError()).message}`);
          silentUntil = Number.POSITIVE_INFINITY;
        }
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
      // Only one process can create the next ticket file, because a hard link never replaces a file.
      await link(draft, this.#file(ticket));
    } catch (error) {
      if (hasErrorCode(error, 'EEXIST')) return undefined;
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

  /** Treats an unreadable ticket file as locked, because the process that created it may be running. */
  async #isHeld(ticket: number): Promise<boolean> {
    let text: string;
    try {
      text = await readFile(this.#file(ticket), 'utf8');
    } catch (error) {
      // A ticket file with a higher number exists, so this ticket file no longer holds the lock.
      if (hasErrorCode(error, 'ENOENT')) return true;
      throw error;
    }
    if (text === '') return false;
    const holder = parseHolder(text);
    return holder === undefined || isProcessRunning(holder);
  }

  async #tickets(): Promise<readonly number[]> {
    const names = await readdir(this.#dir);
    return names.filter((name) => /^\d+$/.test(name)).map(Number);
  }

  async #lockedError(): Promise<LockHeldError> {
    const file = this.#file(Math.max(0, ...(await this.#tickets())));
    const text = await readFile(file, 'utf8').catch(() => '');
    return new LockHeldError(file, parseHolder(text));
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
