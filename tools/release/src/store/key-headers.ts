import path from 'node:path';

/** For files under a name made from their content. */
export const oneYear = 'public, max-age=31536000, immutable';
/** Ask each time whether it is still the same. */
const revalidate = 'no-cache';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.cjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
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
    contentType: types[path.posix.extname(plain)] ?? 'application/octet-stream',
    cacheControl: isImmutable(key) ? oneYear : revalidate,
    ...(encoding ? { contentEncoding: encoding } : {}),
  };
}

/** Whether a key's name is made from its content. */
function isImmutable(key: string): boolean {
  return key.startsWith('apps/') || key.startsWith('configs/');
}
