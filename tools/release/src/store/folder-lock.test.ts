import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { tempFolder } from '@torsa/node-lib/testing/temp-folder';
import { expect, test } from 'vitest';
import { startChild } from '../testing/child.ts';
import { FolderLock } from './folder-lock.ts';
import { thisProcess } from './lock-holder.ts';

test('works follow each other, also those of two locks on one folder', async () => {
  const dir = await tempFolder();
  const locks = [new FolderLock(dir), new FolderLock(dir)];
  let inside = 0;
  const works = Array.from({ length: 30 }, (_, index) =>
    (locks[index % 2] ?? new FolderLock(dir)).run(async () => {
      inside++;
      expect(inside).toBe(1);
      await wait(1);
      inside--;
      return index;
    }),
  );
  expect(await Promise.all(works)).toEqual(works.map((_, index) => index));
});

test('a work that fails frees the lock', async () => {
  const lock = new FolderLock(await tempFolder());
  await expect(lock.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await lock.run(async () => 'yes')).toBe('yes');
});

test('used tickets are cleared away', async () => {
  const dir = await tempFolder();
  const lock = new FolderLock(dir);
  for (let times = 0; times < 60; times++) await lock.run(async () => {});
  expect((await readdir(dir)).length).toBeLessThan(20);
});

test.each([
  ['that has ended', { ...thisProcess(), pid: 2 ** 22 + 1 }],
  ['whose id another one has now', { ...thisProcess(), started: 'long ago' }],
])('the lock of a process %s is taken over', async (_, holder) => {
  const dir = path.join(await tempFolder(), 'lock');
  await mkdir(dir);
  await writeFile(path.join(dir, '7'), JSON.stringify(holder));
  expect(await new FolderLock(dir).run(() => readdir(dir))).toContain('8');
});

test('four processes that count together lose no number, while others are killed with the lock in hand', async () => {
  const root = await tempFolder();
  const times = 40;
  const children = await Promise.all(Array.from({ length: 4 }, startChild));
  const counting = children.map((child) => child.run({ kind: 'count', root, times }));
  const victims = await Promise.all(Array.from({ length: 4 }, startChild));
  for (const victim of victims) {
    const running = victim.run({ kind: 'collide', root });
    await wait(Math.random() * 60);
    await victim.kill();
    expect(await running).toBeUndefined();
  }
  expect(await Promise.all(counting)).toEqual(children.map(() => 'done'));
  expect(Number(await readFile(path.join(root, 'count'), 'utf8'))).toBe(4 * times);
}, 30_000);
