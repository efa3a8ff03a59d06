import { createHash } from 'node:crypto';
import { readFileSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';
import { hasErrorCode } from '@torsa/node-lib/has-code';
import { getHttpHeadersForKey } from '../store/key-headers.ts';

/** A file of the site in a form that the client accepts: plain or compressed. */
export interface ServedFile {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly etag: string;
  /** The bytes of the file. Undefined for a large file, which is streamed. */
  readonly body: Buffer | undefined;
}

/** The size and modification time of the file on the disk. The cached bytes stay valid while both are unchanged. */
interface KeptFile extends ServedFile {
  readonly state: string;
}

/** The maximum size in bytes of a file that is cached in memory. */
const keptFile = 2_000_000;

/** The compressed forms that a file may have, smallest first. */
const forms = [
  { ending: '.br', encoding: 'br' },
  { ending: '.gz', encoding: 'gzip' },
] as const;

/**
 * The files of a published site, with a cache. The cache checks at each request if a file was modified, so that a
 * release is live immediately. It reads the file again only after a change.
 */
export class SiteFolder {
  readonly #root: string;
  readonly #keptTogether: number;
  /**
   * The cached files by path. The cache deletes all entries when their total size is too large. This is simple and
   * sufficient, because frequently requested files are soon cached again.
   */
  readonly #kept = new Map<string, KeptFile>();
  #keptBytes = 0;

  /**
   * Creates the cache of a published site's files. @param keptTogether maximum total size of the cached files in bytes.
   */
  constructor(root: string, keptTogether = 64_000_000) {
    this.#root = path.resolve(root);
    this.#keptTogether = keptTogether;
  }

  /**
   * Finds the file for a request.
   * @param acceptEncoding the Accept-Encoding header.
   * @returns undefined for a missing file and for a private file.
   */
  find(key: string, acceptEncoding = ''): ServedFile | undefined {
    if (!isPublic(key)) return undefined;
    for (const { ending, encoding } of forms) {
      const file = accepts(acceptEncoding, encoding) ? this.#look(key + ending) : undefined;
      if (file) return file;
    }
    return this.#look(key);
  }

  #look(key: string): ServedFile | undefined {
    const file = path.join(this.#root, key);
    const found = stateOf(file);
    if (!found?.isFile()) return undefined;
    const state = [found.size, found.mtimeMs, found.ino].map((one) => one.toString(36)).join('-');
    const known = this.#kept.get(file);
    if (known?.state === state) return known;
    const body = found.size <= keptFile ? readFileSync(file) : undefined;
    // The ETag is a hash of the file's content, so the ETag stays valid when the site is written again or moved.
    const etag = body ? `"${createHash('sha1').update(body).digest('base64url')}"` : `W/"${state}"`;
    const headers = headersOf(key, body?.length ?? found.size, etag, found.mtime);
    const served = { path: file, headers, etag, body, state };
    if (this.#keptBytes >= this.#keptTogether) {
      this.#kept.clear();
      this.#keptBytes = 0;
    }
    this.#kept.set(file, served);
    this.#keptBytes += body?.length ?? 0;
    return served;
  }
}

/** True for a safe store key (file path): it has no `..`, no segment with a leading dot, and only one spelling. */
function isPublic(key: string): boolean {
  if (/[\0\\]/.test(key)) return false;
  return key.split('/').every((segment) => segment !== '' && !segment.startsWith('.'));
}

/** True if the Accept-Encoding header allows a content encoding. The value `br;q=0` refuses Brotli. */
function accepts(acceptEncoding: string, encoding: string): boolean {
  if (!acceptEncoding.includes(encoding)) return false;
  return acceptEncoding.split(',').some((one) => {
    const [name, ...parameters] = one.split(';').map((part) => part.trim());
    return name === encoding && !parameters.some((part) => /^q=0(\.0*)?$/i.test(part));
  });
}

function stateOf(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch (error) {
    // The file system rejects names above its length limit, so a file with this long name cannot exist.
    if (hasErrorCode(error, 'ENAMETOOLONG')) return undefined;
    throw error;
  }
}

function headersOf(key: string, length: number, etag: string, modified: Date) {
  const { contentType, cacheControl, contentEncoding } = getHttpHeadersForKey(key);
  return {
    'Content-Type': contentType,
    'Content-Length': length,
    ...(contentEncoding ? { 'Content-Encoding': contentEncoding } : {}),
    'Cache-Control': cacheControl,
    Vary: 'Accept-Encoding',
    ETag: etag,
    'Last-Modified': modified.toUTCString(),
  };
}
