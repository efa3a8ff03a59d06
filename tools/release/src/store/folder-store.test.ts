import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { tempFolder } from '@torsa/node-lib/testing/temp-folder';
import { expect, test } from 'vitest';
import { FolderSiteStore } from './folder-store.ts';
import { readStoredJson } from './read-json.ts';

const drafts = (store: FolderSiteStore) => readdir(path.join(store.root, '.store/drafts'));

test('FolderSiteStore throws an error for an unreadable file instead of returning undefined', async () => {
  const store = new FolderSiteStore(await tempFolder());
  await mkdir(path.join(store.root, 'registry.json'));
  await expect(store.read('registry.json')).rejects.toMatchObject({
    message: `"registry.json" in ${store.root} cannot be read or written.`,
    cause: { code: 'EISDIR' },
  });
});

test('readStoredJson names the file with invalid JSON in its error', async () => {
  const store = new FolderSiteStore(await tempFolder());
  await store.write('registry.json', Buffer.from('{"host":'));
  await expect(readStoredJson(store, 'registry.json')).rejects.toThrow(
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
])('FolderSiteStore refuses the invalid key %j', async (key) => {
  const folder = await tempFolder();
  await writeFile(path.join(folder, 'secret'), 'secret');
  const store = new FolderSiteStore(path.join(folder, 'site'));
  expect(() => store.pathOf(key)).toThrow("leads outside the site's folder");
  await expect(store.read(key)).rejects.toThrow("leads outside the site's folder");
  await expect(store.write(key, Buffer.from('x'))).rejects.toThrow(
    "leads outside the site's folder",
  );
});

test('FolderSiteStore refuses a key that leads to a sibling folder whose name has the same prefix', async () => {
  const store = new FolderSiteStore(path.join(await tempFolder(), 'site'));
  expect(() => store.pathOf('../site-backup/x')).toThrow("leads outside the site's folder");
});

test('a reader of a file that is being written gets all old bytes or all new bytes', async () => {
  const store = new FolderSiteStore(await tempFolder());
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

test('a failed write of FolderSiteStore keeps the old bytes and leaves no temporary file', async () => {
  const store = new FolderSiteStore(await tempFolder());
  await mkdir(path.join(store.root, 'key'));
  await expect(store.write('key', Buffer.from('new'))).rejects.toThrow();
  expect(await drafts(store)).toEqual([]);
});

test('FolderSiteStore deletes temporary files of a killed process after a day', async () => {
  const store = new FolderSiteStore(await tempFolder());
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

test('FolderSiteStore deletes a folder with its last file', async () => {
  const store = new FolderSiteStore(await tempFolder());
  await store.write('a/b/c', Buffer.from('1'));
  await store.remove('a/b/c');
  expect(await readdir(store.root)).toEqual(['.store']);
});
