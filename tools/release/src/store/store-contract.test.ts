import { tempFolder } from '@torsa/node-lib/testing/temp-folder';
import { expect, test } from 'vitest';
import { MemoryStore } from '../testing/memory-store.ts';
import { standInStore } from '../testing/s3-stores.ts';
import { storeContract } from '../testing/store-contract.ts';
import { FolderStore } from './folder-store.ts';
import { unchangedSince } from './store.ts';

storeContract('a folder', async () => new FolderStore(await tempFolder()));
// Most tests of what is above stores use it.
storeContract('the store in memory', async () => new MemoryStore());
// Two keys a page, so that listing goes on from page to page.
storeContract('a prefix of a bucket', async () => (await standInStore('site', 2)).store);
storeContract('a whole bucket', async () => (await standInStore('')).store);

test('objects of a bucket carry the headers that they are served with', async () => {
  const { store, standIn } = await standInStore();
  for (const key of [
    'index.html',
    'index.html.br',
    'registry.json',
    'apps/a/1/a.js',
    'apps/a/1/a.js.gz',
    'apps/a/1/b.bin',
  ]) {
    await store.write(key, Buffer.from('x'));
  }
  const headers = Object.fromEntries(
    [...standIn.objects].map(([key, object]) => [key.replace('torsa/site/', ''), object.headers]),
  );
  const oneYear = 'public, max-age=31536000, immutable';
  expect(headers).toEqual({
    'index.html': { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
    'index.html.br': {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-encoding': 'br',
    },
    'registry.json': { 'content-type': 'application/json', 'cache-control': 'no-cache' },
    'apps/a/1/a.js': { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': oneYear },
    'apps/a/1/a.js.gz': {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': oneYear,
      'content-encoding': 'gzip',
    },
    'apps/a/1/b.bin': { 'content-type': 'application/octet-stream', 'cache-control': oneYear },
  });
});

test('a write whose answer was lost counts as written', async () => {
  const { store, standIn } = await standInStore();
  standIn.loseAnswers = 1;
  expect(await store.writeIf('a', Buffer.from('1'), { ifNoneMatch: '*' })).toBe('written');
  expect(await store.writeIf('a', Buffer.from('2'), { ifNoneMatch: '*' })).toBe('conflict');
});

test('a 404 that is about something else than the key is no missing file', async () => {
  const { store, standIn } = await standInStore();
  await store.write('a', Buffer.from('1'));
  const seen = await store.read('a');
  standIn.answerAll = { status: 404, code: 'XAdminUserNotFound' };
  await expect(store.read('a')).rejects.toThrow('XAdminUserNotFound');
  const writing = store.writeIf('a', Buffer.from('2'), unchangedSince(seen));
  await expect(writing).rejects.toThrow('XAdminUserNotFound');
});

test('a bucket that is not there is named, with what to check', async () => {
  const { S3Store } = await import('./s3-store.ts');
  const { store, standIn } = await standInStore();
  standIn.server.close();
  standIn.server.closeAllConnections();
  expect(store).toBeInstanceOf(S3Store);
  await expect(store.read('registry.json')).rejects.toThrow(
    /s3:\/\/torsa\/site does not answer for "registry\.json" .*Check the bucket, AWS_REGION/,
  );
});
