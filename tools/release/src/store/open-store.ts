import { FolderSiteStore } from './folder-store.ts';
import { openReadOnlySiteStore } from './site-reader.ts';
import { type SiteStore, SiteStoreError } from './store.ts';

/**
 * Opens a store: a bucket (`s3://bucket/prefix`), a folder, or a read-only site at an HTTP URL.
 * @throws {SiteStoreError} for any other text.
 */
export async function openSiteStore(address: string): Promise<SiteStore> {
  if (/^https?:\/\//.test(address)) return openReadOnlySiteStore(address);
  if (!/^\w+:\/\//.test(address)) return new FolderSiteStore(address);
  const [, bucket, prefix = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/(.*))?$/.exec(address) ?? [];
  if (!bucket)
    throw new SiteStoreError(`"${address}" is not a store. Use a folder or s3://bucket/prefix.`);
  // Imports the AWS client only for a bucket, because loading it is slow.
  const { S3SiteStore } = await import('./s3-store.ts');
  return new S3SiteStore(bucket, prefix.replace(/^\/+|\/+$/g, ''));
}
