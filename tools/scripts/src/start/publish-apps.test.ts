import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { tempFolder } from '@torsa/node-lib/testing/temp-folder';
import { rollBackApp } from '@torsa/release/commands/roll-back';
import { withdrawRemote } from '@torsa/release/commands/withdraw';
import { readRegistry } from '@torsa/release/registry/read-registry';
import { FolderSiteStore } from '@torsa/release/store/folder-store';
import {
  hostBundle,
  siteConfig,
  writeBuild,
  writeHost,
  writeRemote,
} from '@torsa/release/testing/sample-builds';
import { beforeEach, expect, test } from 'vitest';
import { publishApps } from './publish-apps.ts';

let folder: string;
let siteDir: string;

beforeEach(async () => {
  folder = await tempFolder();
  siteDir = path.join(folder, 'site');
});

/** Builds host and marketing with this text on the home page, and publishes them as `npm start` does. */
async function start(text: string, { builds = true } = {}): Promise<readonly string[]> {
  if (builds) {
    await writeHost(folder);
    await writeRemote(folder, 'marketing', { '/': text });
  }
  const dirs = ['host', 'marketing'].map((app) => path.join(folder, app));
  return publishApps(siteDir, dirs, siteConfig);
}

const live = async () =>
  (await readRegistry(new FolderSiteStore(siteDir))).remotes['marketing']?.live.version;

test('publishApps refuses a folder with a registry of another program and changes nothing', async () => {
  await mkdir(siteDir);
  await writeFile(path.join(siteDir, 'registry.json'), '{}');
  await writeFile(path.join(siteDir, 'thesis.txt'), 'years of work');
  await expect(start('hello')).rejects.toThrow('SITE_DIR');
  expect((await readdir(siteDir)).sort()).toEqual(['registry.json', 'thesis.txt']);
  expect(await readFile(path.join(siteDir, 'registry.json'), 'utf8')).toBe('{}');
});

test('publishApps makes a changed build live and leaves an unchanged build live', async () => {
  await start('one');
  const one = await live();
  expect(await start('two')).toEqual([]);
  const two = await live();
  expect(two).not.toBe(one);
  expect(await start('two', { builds: false })).toEqual([]);
  expect(await live()).toBe(two);
});

test('publishApps skips and reports an app that was rolled back, until the app’s next build', async () => {
  await start('one');
  const one = await live();
  await start('two');
  const two = await live();
  await rollBackApp(new FolderSiteStore(siteDir), 'marketing', undefined);
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

test('publishApps skips and reports an app that was withdrawn, until the app’s next build', async () => {
  await start('one');
  const one = await live();
  await withdrawRemote(new FolderSiteStore(siteDir), 'marketing');
  expect(await start('one', { builds: false })).toEqual([
    `marketing stays withdrawn: "npm run release -- rollback marketing ${one}" makes it live.`,
  ]);
  expect(await live()).toBeUndefined();
  expect(await start('two')).toEqual([]);
  expect(await live()).toBeDefined();
});

test('publishApps makes an earlier version live again when an edit restores its sources', async () => {
  await start('one');
  const one = await live();
  await start('two');
  expect(await start('one')).toEqual([]);
  expect(await live()).toBe(one);
});

test('publishApps accepts a new host that only works with the new version of a remote', async () => {
  await start('one');
  await writeBuild(folder, {
    app: 'host',
    files: { 'host.js': 'next' },
    bundle: `${hostBundle}
const render = exports.renderDocument;
exports.renderDocument = async (request) => {
  const html = await render(request);
  if (html.includes('Hello one')) throw new Error('an earlier contract');
  return html;
};`,
  });
  await writeRemote(folder, 'marketing', { '/': 'two' });
  const earlier = await live();
  expect(await start('two', { builds: false })).toEqual([]);
  expect(await live()).not.toBe(earlier);
  const { remotes } = await readRegistry(new FolderSiteStore(siteDir));
  expect(remotes['marketing']?.previous).toBeUndefined();
});
