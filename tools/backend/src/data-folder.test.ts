import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError } from '@torsa/node-lib/command-error';
import { tempFolder } from '@torsa/node-lib/testing/temp-folder';
import { beforeEach, expect, test } from 'vitest';
import {
  deleteLocalData,
  getDatabaseFolder,
  getFilesFolder,
  getMailFolder,
  lockDataFolder,
} from './data-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await tempFolder();
});

test('a second backend on the same data folder is refused, and the error names the process that uses the folder', async () => {
  const release = await lockDataFolder(folder, 'API on port 54321');
  const second = await lockDataFolder(folder, 'another').catch((error: unknown) => error);
  expect(second).toBeInstanceOf(CommandError);
  expect(String(second)).toContain(`process ${process.pid}`);
  expect(String(second)).toContain('port 54321');
  expect(String(second)).toContain('DATA_DIR');
  await release();
  await (await lockDataFolder(folder, 'a third'))();
});

async function fill(): Promise<void> {
  for (const made of [getDatabaseFolder(folder), getFilesFolder(folder), getMailFolder(folder)]) {
    await mkdir(made);
    await writeFile(join(made, 'file'), '');
  }
}

test("deleting the backend's data keeps other files in the data folder", async () => {
  await fill();
  await writeFile(join(folder, 'thesis.txt'), 'years of work');
  await deleteLocalData(folder);
  expect((await readdir(folder)).sort()).toEqual(['lock', 'thesis.txt']);
});

test("deleting the backend's data is refused while a backend uses the data folder", async () => {
  await fill();
  const release = await lockDataFolder(folder, 'the backend');
  await expect(deleteLocalData(folder)).rejects.toThrow('is in use');
  expect(await readdir(folder)).toContain('postgres');
  await release();
  await deleteLocalData(folder);
  expect(await readdir(folder)).toEqual(['lock']);
});
