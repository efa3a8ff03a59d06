import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeTempFolder } from '@torsa/node-lib/temp-folder';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DataFolderLockedError } from './errors.ts';
import { takeLock } from './lock.ts';
import { processIdentity } from './process-identity.ts';

let folder: Awaited<ReturnType<typeof makeTempFolder>>;
beforeEach(async () => {
  folder = await makeTempFolder();
});
afterEach(() => folder.remove());

async function leaveClaim(pid: number, identity: string): Promise<void> {
  await mkdir(join(folder.path, 'lock'), { recursive: true });
  const claim = { pid, identity, since: '2026-01-01T00:00:00Z', command: 'other', port: 1 };
  await writeFile(join(folder.path, 'lock', `${pid}-old.json`), JSON.stringify(claim));
}

test('a second start is refused and told who holds the folder', async () => {
  const lock = await takeLock(folder.path, 54321);
  const second = await takeLock(folder.path, 54322).catch((error: unknown) => error);
  expect(second).toBeInstanceOf(DataFolderLockedError);
  expect(String(second)).toContain(`process ${process.pid}`);
  expect(String(second)).toContain('port 54321');
  expect(String(second)).toContain('DATA_DIR');
  await lock.release();
  await (await takeLock(folder.path, 54321)).release();
});

test('the claim of a process that died is taken over', async () => {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  await leaveClaim(child.pid ?? 0, 'whatever');
  const lock = await takeLock(folder.path, 1);
  expect(await readdir(join(folder.path, 'lock'))).toHaveLength(1);
  await lock.release();
});

test('a process id that another program has now does not hold the folder', async () => {
  await leaveClaim(process.ppid, 'started-earlier');
  await (await takeLock(folder.path, 1)).release();
});

test('a claim of a program that runs is respected', async () => {
  await leaveClaim(process.ppid, processIdentity(process.ppid) ?? '');
  await expect(takeLock(folder.path, 1)).rejects.toThrow(`process ${process.ppid}`);
});

test('a claim that is no claim is removed', async () => {
  await mkdir(join(folder.path, 'lock'), { recursive: true });
  await writeFile(join(folder.path, 'lock', '1-broken.json'), '{"pid":');
  await (await takeLock(folder.path, 1)).release();
});

test('of many that start at once at most one gets the folder', async () => {
  const starts = Array.from({ length: 8 }, () => takeLock(folder.path, 1));
  const winners = (await Promise.allSettled(starts)).filter(({ status }) => status === 'fulfilled');
  expect(winners.length).toBeLessThanOrEqual(1);
});
