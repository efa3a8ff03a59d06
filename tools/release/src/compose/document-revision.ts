import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Registry } from '@torsa/shared/contract/registry';

/**
 * The revision that a document must have: the one in which something that it is made from last changed.
 * @param app the remote whose page it is; without one, it is a document of the host.
 */
export function wantedRevision(
  { since, navigationSince, remotes }: Registry,
  app?: string,
): number {
  return Math.max(since, navigationSince, app === undefined ? 0 : (remotes[app]?.since ?? 0));
}

/** Marks a document with its revision. */
export function withRevision(html: string, revision: number): Buffer {
  return Buffer.from(`${html.trimEnd()}\n<!-- generation ${revision} -->\n`);
}

/** The revision that a document or its compressed form carries; 0 for one that carries none. */
export function revisionOf(key: string, bytes: Buffer): number {
  try {
    return markedRevision(plainBytes(key, bytes).toString('utf8'));
  } catch {
    // What cannot be decompressed is no document of ours.
    return 0;
  }
}

function markedRevision(text: string): number {
  const [, mark] =
    /<!-- generation (\d+) -->\s*$/.exec(text) ??
    /^# generation (\d+)$/m.exec(text) ??
    /^\{\s*"generation": ?(\d+),/.exec(text) ??
    [];
  return Number(mark ?? 0);
}

/** The bytes of a file as they are without compression. @throws {Error} when they cannot be decompressed. */
export function plainBytes(key: string, bytes: Buffer): Buffer {
  if (key.endsWith('.br')) return brotliDecompressSync(bytes);
  return key.endsWith('.gz') ? gunzipSync(bytes) : bytes;
}
