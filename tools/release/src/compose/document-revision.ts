import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Registry } from '@torsa/shared/contract/registry';

/**
 * The revision that a document must have: the newest one that changed one of its sources.
 * @param app the remote of the page; undefined for a document of the host.
 */
export function requiredRevision(
  { since, navigationSince, remotes }: Registry,
  app?: string,
): number {
  return Math.max(since, navigationSince, app === undefined ? 0 : (remotes[app]?.since ?? 0));
}

/** Appends the revision to a document. */
export function appendRevision(html: string, revision: number): Buffer {
  return Buffer.from(`${html.trimEnd()}\n<!-- revision ${revision} -->\n`);
}

/** The revision at the end of a document or its compressed form; 0 without one. */
export function revisionOf(key: string, bytes: Buffer): number {
  try {
    return markedRevision(plainBytes(key, bytes).toString('utf8'));
  } catch {
    // Our documents can be decompressed, so this is another file.
    return 0;
  }
}

function markedRevision(text: string): number {
  const [, mark] =
    /<!-- revision (\d+) -->\s*$/.exec(text) ??
    /^# revision (\d+)$/m.exec(text) ??
    /^\{\s*"revision": ?(\d+),/.exec(text) ??
    [];
  return Number(mark ?? 0);
}

/** The decompressed bytes of a file. @throws {Error} when the decompression fails. */
export function plainBytes(key: string, bytes: Buffer): Buffer {
  if (key.endsWith('.br')) return brotliDecompressSync(bytes);
  return key.endsWith('.gz') ? gunzipSync(bytes) : bytes;
}
