import { chmod, lstat, mkdir, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeFolderPrivate } from './private-folder.ts';
import { tempFolder } from './testing/temp-folder.ts';

const modeOf = async (file: string) => ((await stat(file)).mode & 0o777).toString(8);

test('only the owner can read a private folder and its content, and symbolic links are not followed', async () => {
  const outside = await tempFolder();
  await writeFile(path.join(outside, 'shared'), '');
  await chmod(path.join(outside, 'shared'), 0o644);
  const folder = path.join(await tempFolder(), 'local');
  await mkdir(path.join(folder, 'data'), { recursive: true });
  await chmod(path.join(folder, 'data'), 0o777);
  for (const [name, mode] of [
    ['secret', 0o666],
    ['program', 0o755],
    ['read-only', 0o444],
  ] as const) {
    await writeFile(path.join(folder, 'data', name), '');
    await chmod(path.join(folder, 'data', name), mode);
  }
  await symlink(path.join(outside, 'shared'), path.join(folder, 'link'));
  await makeFolderPrivate(folder);
  expect(await modeOf(folder)).toBe('700');
  expect(await modeOf(path.join(folder, 'data'))).toBe('700');
  expect(await modeOf(path.join(folder, 'data/secret'))).toBe('600');
  expect(await modeOf(path.join(folder, 'data/program'))).toBe('700');
  expect(await modeOf(path.join(folder, 'data/read-only'))).toBe('400');
  expect((await lstat(path.join(folder, 'link'))).isSymbolicLink()).toBe(true);
  expect(await modeOf(path.join(outside, 'shared'))).toBe('644');
  await makeFolderPrivate(path.join(folder, 'new'));
  expect(await modeOf(path.join(folder, 'new'))).toBe('700');
});
