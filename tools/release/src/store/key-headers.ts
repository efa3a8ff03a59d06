import path from 'node:path';
import { lookup } from 'mrmime';

/** The Cache-Control header for files whose name contains a hash of their content. */
export const immutableCacheControl = 'public, max-age=31536000, immutable';
/** The Cache-Control header for files that clients must revalidate at each request. */
const revalidate = 'no-cache';

/** Media types that the MIME library lacks, and types that must not change with the library's version. */
const ownTypes: Readonly<Record<string, string>> = {
  '.cjs': 'text/javascript',
  '.ico': 'image/x-icon',
  '.xml': 'application/xml',
};
const encodings: Readonly<Record<string, string>> = { '.br': 'br', '.gz': 'gzip' };

export interface StoredFileHeaders {
  readonly contentType: string;
  readonly cacheControl: string;
  /** The Content-Encoding header for each suffix of a precompressed file. */
  readonly contentEncoding?: string;
}

/** The HTTP headers of a stored file, for stores such as S3 that keep headers with their objects. */
export function getHttpHeadersForKey(key: string): StoredFileHeaders {
  const encoding = encodings[path.posix.extname(key)];
  const plain = encoding ? key.slice(0, key.lastIndexOf('.')) : key;
  return {
    contentType: typeOf(path.posix.extname(plain)),
    cacheControl: isImmutable(key) ? immutableCacheControl : revalidate,
    ...(encoding ? { contentEncoding: encoding } : {}),
  };
}

function typeOf(extension: string): string {
  const type = ownTypes[extension] ?? lookup(extension) ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

/** True if the file name in a store key (file path) contains a hash of the content. */
function isImmutable(key: string): boolean {
  return key.startsWith('apps/') || key.startsWith('configs/');
}
