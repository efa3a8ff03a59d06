import { stat } from 'node:fs/promises';
import path from 'node:path';
import { siteKeys } from '@torsa/release/store/site-keys';
import { type GeneratedSite, remoteName } from './generated-sites.ts';

/** Of a file, in bytes. */
export interface FileSize {
  readonly plain: number;
  readonly brotli: number;
}

/** What a site has for browsers besides the files of its apps. */
export interface FileSizes {
  /** Of one page. */
  readonly document: FileSize;
  /** Of the releases of all remotes. */
  readonly allReleases: FileSize;
}

export async function fileSizes({ dir }: GeneratedSite): Promise<FileSizes> {
  const sizeOf = async (key: string) => (await stat(path.join(dir, key))).size;
  const sizesOf = async (key: string) => ({
    plain: await sizeOf(key),
    brotli: await sizeOf(`${key}.br`),
  });
  return {
    document: await sizesOf(siteKeys.document(`/${remoteName(3)}/about`)),
    allReleases: await sizesOf(siteKeys.allReleases),
  };
}
