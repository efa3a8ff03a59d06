import path from 'node:path';
import { lookup } from 'mrmime';

/** For files under a name made from their content. */
export const oneYear = 'public, max-age=31536000, immutable';
/** Ask each time whether it is still the same. */
const revalidate = 'no-cache';

/** What the library does not know, and what has been served so far. */
const ownTypes: Readonly<Record<string, string>> = {
  '.cjs': 'text/javascript',
  '.ico': 'image/x-icon',
  '.xml': 'application/xml',
};
const encodings: Readonly<Record<string, string>> = { '.br': 'br', '.gz': 'gzip' };

export interface KeyHeaders {
  readonly contentType: string;
  readonly cacheControl: string;
  /** Of the precompressed files beside the plain ones. */
  readonly contentEncoding?: string;
}

/** How a key is to be served, for stores that keep headers with their files. */
export function keyHeaders(key: string): KeyHeaders {
  const encoding = encodings[path.posix.extname(key)];
  const plain = encoding ? key.slice(0, key.lastIndexOf('.')) : key;
  return {
    contentType: typeOf(path.posix.extname(plain)),
    cacheControl: isImmutable(key) ? oneYear : revalidate,
    ...(encoding ? { contentEncoding: encoding } : {}),
  };
}

function typeOf(extension: string): string {
  const type = ownTypes[extension] ?? lookup(extension) ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

/** Whether a key's name is made from its content. */
function isImmutable(key: string): boolean {
  return key.startsWith('apps/') || key.startsWith('configs/');
}
