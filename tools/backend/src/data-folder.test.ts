import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databaseDirOf, deleteData, lockDataFolder, mailDirOf } from './data-folder.ts';
import { DataFolderLockedError } from './errors.ts';
import { temporaryFolder } from './testing.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

test('a second start is refused and told who holds the folder', async () => {
  const release = await lockDataFolder(folder.path, 'API on port 54321');
  const second = await lockDataFolder(folder.path, 'another').catch((error: unknown) => error);
  expect(second).toBeInstanceOf(DataFolderLockedError);
  expect(String(second)).toContain(`process ${process.pid}`);
  expect(String(second)).toContain('port 54321');
  expect(String(second)).toContain('DATA_DIR');
  await release();
  await (await lockDataFolder(folder.path, 'a third'))();
});

async function fill(): Promise<void> {
  for (const made of [databaseDirOf(folder.path), mailDirOf(folder.path)]) {
    await mkdir(made);
    await writeFile(join(made, 'file'), '');
  }
}

test('data goes away, and what else is in the folder stays', async () => {
  await fill();
  await writeFile(join(folder.path, 'thesis.txt'), 'years of work');
  await deleteData(folder.path);
  expect((await readdir(folder.path)).sort()).toEqual(['lock', 'thesis.txt']);
});

test('data in use stays', async () => {
  await fill();
  const release = await lockDataFolder(folder.path, 'the backend');
  await expect(deleteData(folder.path)).rejects.toThrow(DataFolderLockedError);
  expect(await readdir(folder.path)).toContain('postgres');
  await release();
  await deleteData(folder.path);
  expect(await readdir(folder.path)).toEqual(['lock']);
});
