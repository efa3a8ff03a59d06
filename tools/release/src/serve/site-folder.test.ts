import { utimes } from 'node:fs/promises';
import { tempFolder } from '@torsa/node-lib/testing/temp-folder';
import { expect, test } from 'vitest';
import { FolderSiteStore } from '../store/folder-store.ts';
import { SiteFolder } from './site-folder.ts';

async function folderWith(files: Readonly<Record<string, string>>, keptTogether?: number) {
  const store = new FolderSiteStore(await tempFolder());
  for (const [key, text] of Object.entries(files)) await store.write(key, Buffer.from(text));
  return { store, folder: new SiteFolder(store.root, keptTogether) };
}

test('SiteFolder reads a file again only after the file has changed', async () => {
  const { store, folder } = await folderWith({ 'a.html': 'first' });
  const first = folder.find('a.html');
  expect(first?.body?.toString()).toBe('first');
  expect(folder.find('a.html')).toBe(first);
  await store.write('a.html', Buffer.from('other'));
  expect(folder.find('a.html')?.body?.toString()).toBe('other');
  await store.remove('a.html');
  expect(folder.find('a.html')).toBeUndefined();
});

test('SiteFolder returns the same ETag for equal content, in any folder and at any time', async () => {
  const { store, folder } = await folderWith({ 'a.html': 'text', 'b.html': 'text' });
  const tag = folder.find('a.html')?.etag;
  expect(tag).toMatch(/^"[\w-]+"$/);
  expect(folder.find('b.html')?.etag).toBe(tag);
  await utimes(store.pathOf('a.html'), 1, 1);
  expect(folder.find('a.html')?.etag).toBe(tag);
  await store.write('a.html', Buffer.from('tent'));
  expect(folder.find('a.html')?.etag).not.toBe(tag);
});

test('SiteFolder drops its cached files when their total size is too large', async () => {
  const names = ['a', 'b', 'c', 'd'];
  const { folder } = await folderWith(
    Object.fromEntries(names.map((name) => [name, name.repeat(10)])),
    30,
  );
  const read = names.map((name) => folder.find(name));
  expect(read.map((file) => file?.body?.toString()[0])).toEqual(names);
  const isKept = (index: number) => folder.find(names[index] ?? '') === read[index];
  expect(isKept(3)).toBe(true);
  expect(isKept(0)).toBe(false);
});

test.each(['.store/lock/1', 'apps/.git/config', '../a', 'apps/../../a', 'a\0b', '..\\a'])(
  '%j is not served',
  async (key) => {
    const { folder } = await folderWith({ a: 'x' });
    expect(folder.find(key)).toBeUndefined();
  },
);

test('SiteFolder returns the smallest compressed form that a client accepts, otherwise the plain file', async () => {
  const { folder } = await folderWith({ a: 'plain', 'a.br': 'br', 'a.gz': 'gz', b: 'plain' });
  expect(folder.find('a', 'gzip, deflate, br')?.body?.toString()).toBe('br');
  expect(folder.find('a', 'gzip')?.body?.toString()).toBe('gz');
  expect(folder.find('a', 'brisk')?.body?.toString()).toBe('plain');
  expect(folder.find('b', 'br')?.body?.toString()).toBe('plain');
});
