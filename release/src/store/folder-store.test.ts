import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../testing/temp-folder.ts';
import { SiteFolder } from './site-folder.ts';

test('what is written can be read', async () => {
  const site = new SiteFolder(path.join(await tempFolder(), 'site'));
  await site.write('apps/host/1/host.js', 'code');
  expect(site.has('apps/host/1/host.js')).toBe(true);
  expect((await site.read('apps/host/1/host.js'))?.toString()).toBe('code');
});

test('what is not there is undefined', async () => {
  const site = new SiteFolder(await tempFolder());
  expect(site.has('registry.json')).toBe(false);
  expect(await site.read('registry.json')).toBeUndefined();
  expect(await site.readJson('registry.json')).toBeUndefined();
});

test('what cannot be read is an error, not a key that is missing', async () => {
  const site = new SiteFolder(await tempFolder());
  await mkdir(path.join(site.root, 'registry.json'));
  await expect(site.read('registry.json')).rejects.toThrow('EISDIR');
});

test('a file that is not JSON is named', async () => {
  const site = new SiteFolder(await tempFolder());
  await site.write('registry.json', '{"host":');
  await expect(site.readJson('registry.json')).rejects.toThrow(
    `${path.join(site.root, 'registry.json')} is not JSON.`,
  );
});

test.each(['../secret', 'apps/../../secret', '/etc/passwd', '..', '.', '', 'apps/..'])(
  'the key %j leaves the site and is refused',
  async (key) => {
    const folder = await tempFolder();
    await writeFile(path.join(folder, 'secret'), 'secret');
    const site = new SiteFolder(path.join(folder, 'site'));
    expect(() => site.pathOf(key)).toThrow('is outside the site');
    expect(() => site.has(key)).toThrow('is outside the site');
    await expect(site.read(key)).rejects.toThrow('is outside the site');
    await expect(site.write(key, 'x')).rejects.toThrow('is outside the site');
  },
);

test('a folder whose name begins alike is outside too', async () => {
  const site = new SiteFolder(path.join(await tempFolder(), 'site'));
  expect(() => site.pathOf('../site-backup/x')).toThrow('is outside the site');
});

test('a reader sees the old bytes or the new ones, never a part', async () => {
  const site = new SiteFolder(await tempFolder());
  const texts = ['a', 'b', 'c'].map((letter) => letter.repeat(2_000_000));
  await site.write('big', texts[0] ?? '');
  let isWriting = true;
  const writing = Promise.all(texts.map((text) => site.write('big', text))).finally(() => {
    isWriting = false;
  });
  while (isWriting) {
    const seen = (await site.read('big'))?.toString() ?? '';
    expect(texts.includes(seen)).toBe(true);
  }
  await writing;
  expect(await readdir(site.root)).toEqual(['big']);
});

test('a write that fails leaves the old bytes and no draft', async () => {
  const site = new SiteFolder(await tempFolder());
  await mkdir(path.join(site.root, 'key'));
  await expect(site.write('key', 'new')).rejects.toThrow();
  expect(await readdir(site.root)).toEqual(['key']);
});
