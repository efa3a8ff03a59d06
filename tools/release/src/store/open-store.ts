import { FolderStore } from './folder-store.ts';
import { siteReader } from './site-reader.ts';
import { type Store, StoreError } from './store.ts';

/**
 * Opens `s3://bucket/prefix`, a folder, or a read-only site at an HTTP address.
 * @throws {StoreError} for another address.
 */
export async function openStore(address: string): Promise<Store> {
  if (/^https?:\/\//.test(address)) return siteReader(address);
  if (!/^\w+:\/\//.test(address)) return new FolderStore(address);
  const [, bucket, prefix = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/(.*))?$/.exec(address) ?? [];
  if (!bucket)
    throw new StoreError(`"${address}" is not a store. Use a folder or s3://bucket/prefix.`);
  // The AWS client loads slowly, so only commands with a bucket load it.
  const { S3Store } = await import('./s3-store.ts');
  return new S3Store(bucket, prefix.replace(/^\/+|\/+$/g, ''));
}
