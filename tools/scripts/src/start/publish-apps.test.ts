import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { tempFolder } from '@torsa/node-lib/testing/temp-folder';
import { rollBack } from '@torsa/release/commands/roll-back';
import { withdraw } from '@torsa/release/commands/withdraw';
import { readRegistry } from '@torsa/release/registry/read-registry';
import { FolderStore } from '@torsa/release/store/folder-store';
import { siteConfig, writeHost, writeRemote } from '@torsa/release/testing/sample-builds';
import { beforeEach, expect, test } from 'vitest';
import { publishApps } from './publish-apps.ts';

let folder: string;
let siteDir: string;

beforeEach(async () => {
  folder = await tempFolder();
  siteDir = path.join(folder, 'site');
});

/** Builds host and marketing, whose home page says this, and publishes them as a start does. */
async function start(text: string, { builds = true } = {}): Promise<readonly string[]> {
  if (builds) {
    await writeHost(folder);
    await writeRemote(folder, 'marketing', { '/': text });
  }
  const dirs = ['host', 'marketing'].map((app) => path.join(folder, app));
  return publishApps(siteDir, dirs, siteConfig);
}

const live = async () =>
  (await readRegistry(new FolderStore(siteDir))).remotes['marketing']?.live.version;

test('a folder with a registry of another kind is refused, and nothing in it is touched', async () => {
  await mkdir(siteDir);
  await writeFile(path.join(siteDir, 'registry.json'), '{}');
  await writeFile(path.join(siteDir, 'thesis.txt'), 'years of work');
  await expect(start('hello')).rejects.toThrow('SITE_DIR');
  expect((await readdir(siteDir)).sort()).toEqual(['registry.json', 'thesis.txt']);
  expect(await readFile(path.join(siteDir, 'registry.json'), 'utf8')).toBe('{}');
});

test('a changed build goes live, and an unchanged one stays so', async () => {
  await start('one');
  const one = await live();
  expect(await start('two')).toEqual([]);
  const two = await live();
  expect(two).not.toBe(one);
  expect(await start('two', { builds: false })).toEqual([]);
  expect(await live()).toBe(two);
});

test('what was rolled back stays so until it is built anew, and is named', async () => {
  await start('one');
  const one = await live();
  await start('two');
  const two = await live();
  await rollBack(new FolderStore(siteDir), 'marketing', undefined);
  for (const attempt of ['first', 'second']) {
    const [line, ...more] = await start('two', { builds: false });
    expect(line, attempt).toContain(`marketing stays at ${one}`);
    expect(line, attempt).toContain(`rollback marketing ${two}`);
    expect(more, attempt).toEqual([]);
    expect(await live(), attempt).toBe(one);
  }
  await start('three');
  expect([one, two]).not.toContain(await live());
});

test('what was withdrawn stays so until it is built anew, and is named', async () => {
  await start('one');
  const one = await live();
  await withdraw(new FolderStore(siteDir), 'marketing');
  expect(await start('one', { builds: false })).toEqual([
    `marketing stays withdrawn: "npm run release -- rollback marketing ${one}" makes it live.`,
  ]);
  expect(await live()).toBeUndefined();
  expect(await start('two')).toEqual([]);
  expect(await live()).toBeDefined();
});

test('sources that are as they were before go live again', async () => {
  await start('one');
  const one = await live();
  await start('two');
  expect(await start('one')).toEqual([]);
  expect(await live()).toBe(one);
});
