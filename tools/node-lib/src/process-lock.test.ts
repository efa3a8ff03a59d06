import { readdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { LockHeldError, ProcessLock } from './process-lock.ts';
import { tempFolder } from './testing/temp-folder.ts';

let dir: string;
let lock: ProcessLock;

beforeEach(async () => {
  dir = path.join(await tempFolder(), 'lock');
  lock = new ProcessLock(dir);
});

const leave = (ticket: object | string) =>
  writeFile(path.join(dir, '7'), typeof ticket === 'string' ? ticket : JSON.stringify(ticket));

const otherProcess = {
  host: os.hostname(),
  pid: process.ppid,
  since: '2026-01-01T00:00:00Z',
  note: 'a release',
};

/** Makes the folder, as an earlier holder does. */
async function useOnce(): Promise<void> {
  const release = await lock.acquire(0);
  await release();
}

test('a second process does not get the lock, and its error names the lock’s holder and the fix', async () => {
  const release = await lock.acquire(0, 'a backup');
  const refused = await lock.acquire(0).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(LockHeldError);
  expect((refused as LockHeldError).message).toMatch(
    new RegExp(
      `${dir}/1 is held by process ${process.pid} on .* \\(a backup\\)\\. .*delete the file`,
    ),
  );
  await release();
  await useOnce();
});

test('a process that waits for the lock gets the lock when it becomes free', async () => {
  const release = await lock.acquire(0);
  const waiting = lock.acquire(10_000);
  await release();
  await (await waiting)();
});

// The time-out of -1 ms elapses during the first try, as on a busy machine.
test.each([-1, 100])(
  'a process that waits long for the lock prints once which process holds it, with a time-out of %d ms',
  async (timeout) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const release = await lock.acquire(0, 'a backup');
    const waiting = new ProcessLock(dir, { silentWait: 0 }).acquire(timeout);
    await expect(waiting).rejects.toThrow(LockHeldError);
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/^Waiting for another process\. .* \(a backup\)\./)],
    ]);
    await release();
  },
);

test('of many simultaneous processes, exactly one gets the lock', async () => {
  const all = await Promise.allSettled(
    Array.from({ length: 8 }, () => new ProcessLock(dir).acquire(50)),
  );
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('no other process gets the lock while the process of the ticket file is running', async () => {
  await useOnce();
  await leave(otherProcess);
  await expect(lock.acquire(0)).rejects.toThrow(`process ${process.ppid}`);
});

test('the lock is free after its process has ended, even if a new process has the same ID', async () => {
  await useOnce();
  await leave({ ...otherProcess, started: 'earlier' });
  await useOnce();
});

test.each(['{"pid":', '{"pid":1}', '\0\0\0'])(
  'an unreadable ticket holds the lock: %j',
  async (ticket) => {
    await useOnce();
    await leave(ticket);
    await expect(lock.acquire(0)).rejects.toThrow('7 is held by an unknown process');
  },
);

test('the lock deletes old ticket files, but never the ticket with the highest number', async () => {
  for (let time = 0; time < 20; time += 1) await useOnce();
  const numbers = (await readdir(dir)).map(Number);
  expect(Math.max(...numbers)).toBe(20);
  expect(numbers).toHaveLength(16);
});
