import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { standInStore } from '../testing/s3-stores.ts';
import { openSiteStore } from './open-store.ts';

test("openSiteStore opens a FolderSiteStore for a folder's path", async () => {
  expect((await openSiteStore('some/site')).name).toBe(path.resolve('some/site'));
});

test('openSiteStore opens a bucket for an s3:// URL and uses the AWS environment variables', async () => {
  const { standIn, port } = await standInStore();
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('AWS_ENDPOINT_URL', `http://127.0.0.1:${port}`);
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  const store = await openSiteStore('s3://torsa/a/b/');
  expect(store.name).toBe('s3://torsa/a/b');
  await store.write('x.txt', Buffer.from('1'));
  expect([...standIn.objects.keys()]).toEqual(['torsa/a/b/x.txt']);
});

test.each(['s3://', 's3:///x', 'ftp://x'])('openSiteStore refuses %s', async (address) => {
  await expect(openSiteStore(address)).rejects.toThrow(
    'is not a store. Use a folder or s3://bucket/prefix',
  );
});
