import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { tempFolder } from '@torsa/node-lib/testing/temp-folder';
import { expect, test } from 'vitest';
import { FolderStore } from './folder-store.ts';
import { readJson } from './read-json.ts';

const drafts = (store: FolderStore) => readdir(path.join(store.root, '.store/drafts'));

test('what cannot be read is an error, not a key that is missing', async () => {
  const store = new FolderStore(await tempFolder());
  await mkdir(path.join(store.root, 'registry.json'));
  await expect(store.read('registry.json')).rejects.toMatchObject({
    message: `"registry.json" in ${store.root} cannot be read or written.`,
    cause: { code: 'EISDIR' },
  });
});

test('a file that is not JSON is named', async () => {
  const store = new FolderStore(await tempFolder());
  await store.write('registry.json', Buffer.from('{"host":'));
  await expect(readJson(store, 'registry.json')).rejects.toThrow(
    `${path.join(store.root, 'registry.json')} is not JSON.`,
  );
});

test.each([
  '../secret',
  'apps/../../secret',
  '/etc/passwd',
  '..',
  '.',
  '',
  'apps/..',
  '.store/lock/1',
])('the key %j is none of the site, and is refused', async (key) => {
  const folder = await tempFolder();
  await writeFile(path.join(folder, 'secret'), 'secret');
  const store = new FolderStore(path.join(folder, 'site'));
  expect(() => store.pathOf(key)).toThrow('is outside the site');
  await expect(store.read(key)).rejects.toThrow('is outside the site');
  await expect(store.write(key, Buffer.from('x'))).rejects.toThrow('is outside the site');
});

test('a folder whose name begins alike is outside too', async () => {
  const store = new FolderStore(path.join(await tempFolder(), 'site'));
  expect(() => store.pathOf('../site-backup/x')).toThrow('is outside the site');
});

test('a reader sees the old bytes or the new ones, never a part', async () => {
  const store = new FolderStore(await tempFolder());
  const texts = ['a', 'b', 'c'].map((letter) => Buffer.from(letter.repeat(2_000_000)));
  await store.write('big', texts[0] ?? Buffer.alloc(0));
  let isWriting = true;
  const writing = Promise.all(texts.map((text) => store.write('big', text))).finally(() => {
    isWriting = false;
  });
  while (isWriting) {
    const seen = (await store.read('big'))?.bytes;
    expect(texts.some((text) => seen && text.equals(seen))).toBe(true);
  }
  await writing;
  expect(await drafts(store)).toEqual([]);
});

test('a write that fails leaves the old bytes and no draft', async () => {
  const store = new FolderStore(await tempFolder());
  await mkdir(path.join(store.root, 'key'));
  await expect(store.write('key', Buffer.from('new'))).rejects.toThrow();
  expect(await drafts(store)).toEqual([]);
});

test('drafts that a killed process left go away after a day', async () => {
  const store = new FolderStore(await tempFolder());
  const dir = path.join(store.root, '.store/drafts');
  await mkdir(dir, { recursive: true });
  for (const [name, hours] of [
    ['old', 25],
    ['young', 1],
  ] as const) {
    const file = path.join(dir, name);
    await writeFile(file, 'x');
    const time = new Date(Date.now() - hours * 60 * 60 * 1000);
    await utimes(file, time, time);
  }
  await store.write('a', Buffer.from('1'));
  expect(await drafts(store)).toEqual(['young']);
});

test('folders go away with their last file', async () => {
  const store = new FolderStore(await tempFolder());
  await store.write('a/b/c', Buffer.from('1'));
  await store.remove('a/b/c');
  expect(await readdir(store.root)).toEqual(['.store']);
});
