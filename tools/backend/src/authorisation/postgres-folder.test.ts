import { chmod, mkdir, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { tempFolder } from '@torsa/node-lib/testing/temp-folder';
import { expect, onTestFinished, test } from 'vitest';
import { createPostgresFolder } from './postgres-folder.ts';

/** Creates the parent folder of the new folder. */
async function parentFrom(parents: readonly string[]): Promise<string> {
  const folder = await createPostgresFolder(parents);
  onTestFinished(folder.remove);
  return dirname(folder.path);
}

test('createPostgresFolder skips a temporary folder whose path is too long for a Unix socket', async () => {
  const long = join(await tempFolder(), 'ক'.repeat(30));
  await mkdir(long);
  expect(await parentFrom([long, tmpdir()])).toBe(await realpath(tmpdir()));
});

test('createPostgresFolder as root skips a temporary folder that other users cannot enter', async () => {
  const folder = await tempFolder();
  await chmod(folder, 0o700);
  const isRoot = process.getuid?.() === 0;
  expect(await parentFrom([folder, tmpdir()])).toBe(isRoot ? await realpath(tmpdir()) : folder);
});

test('createPostgresFolder skips a temporary folder that does not exist', async () => {
  expect(await parentFrom(['/nowhere', tmpdir()])).toBe(await realpath(tmpdir()));
});
