import { tempFolder } from '@torsa/node-lib/testing/temp-folder';
import { expect, test } from 'vitest';
import { MemoryStore } from '../testing/memory-store.ts';
import { standInStore } from '../testing/s3-stores.ts';
import { storeContract } from '../testing/store-contract.ts';
import { FolderSiteStore } from './folder-store.ts';
import { createUnchangedFileCondition } from './store.ts';

storeContract('a folder', async () => new FolderSiteStore(await tempFolder()));
// Most tests of stores' users run in memory.
storeContract('the store in memory', async () => new MemoryStore());
// Two keys a page, so a list needs several pages.
storeContract('a prefix of a bucket', async () => (await standInStore('site', 2)).store);
storeContract('a whole bucket', async () => (await standInStore('')).store);

test('S3SiteStore stores each object with its HTTP headers', async () => {
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
  const immutableForAYear = 'public, max-age=31536000, immutable';
  expect(headers).toEqual({
    'index.html': { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
    'index.html.br': {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-encoding': 'br',
    },
    'registry.json': { 'content-type': 'application/json', 'cache-control': 'no-cache' },
    'apps/a/1/a.js': {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': immutableForAYear,
    },
    'apps/a/1/a.js.gz': {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': immutableForAYear,
      'content-encoding': 'gzip',
    },
    'apps/a/1/b.bin': {
      'content-type': 'application/octet-stream',
      'cache-control': immutableForAYear,
    },
  });
});

test('S3SiteStore treats a write whose response was lost as successful', async () => {
  const { store, standIn } = await standInStore();
  standIn.loseAnswers = 1;
  expect(await store.writeIf('a', Buffer.from('1'), { ifNoneMatch: '*' })).toBe('written');
  expect(await store.writeIf('a', Buffer.from('2'), { ifNoneMatch: '*' })).toBe('conflict');
});

test('S3SiteStore throws an error for a read from a missing bucket instead of returning undefined', async () => {
  const { store, standIn } = await standInStore();
  await store.write('a', Buffer.from('1'));
  const seen = await store.read('a');
  standIn.answerAll = { status: 404, code: 'XAdminUserNotFound' };
  await expect(store.read('a')).rejects.toThrow('XAdminUserNotFound');
  const writing = store.writeIf('a', Buffer.from('2'), createUnchangedFileCondition(seen));
  await expect(writing).rejects.toThrow('XAdminUserNotFound');
});

test('the error for a missing bucket names the settings to check', async () => {
  const { S3SiteStore } = await import('./s3-store.ts');
  const { store, standIn } = await standInStore();
  standIn.server.close();
  standIn.server.closeAllConnections();
  expect(store).toBeInstanceOf(S3SiteStore);
  await expect(store.read('registry.json')).rejects.toThrow(
    /s3:\/\/torsa\/site does not answer for "registry\.json" .*Check the bucket, AWS_REGION/,
  );
});
