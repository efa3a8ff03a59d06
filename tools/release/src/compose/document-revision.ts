import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { ReleaseRegistry } from '@torsa/shared/contract/registry';

/**
 * Returns the newest registry revision that changed an input of an HTML document.
 * @param app the remote that owns the page; undefined for a document of the host.
 */
export function findRequiredDocumentRevision(
  { since, navigationSince, remotes }: ReleaseRegistry,
  app?: string,
): number {
  return Math.max(since, navigationSince, app === undefined ? 0 : (remotes[app]?.since ?? 0));
}

/** Appends the registry revision to an HTML document or another generated file as a comment. */
export function appendDocumentRevision(html: string, revision: number): Buffer {
  return Buffer.from(`${html.trimEnd()}\n<!-- revision ${revision} -->\n`);
}

/**
 * Parses the registry revision at the end of a generated file or of its compressed form.
 * @returns 0 for a file without a revision.
 */
export function parseDocumentRevision(key: string, bytes: Buffer): number {
  try {
    return markedRevision(decompressFile(key, bytes).toString('utf8'));
  } catch {
    // Another program has written this document, because the release tools write only valid compressed files.
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

/**
 * Decompresses a file.
 * @throws {Error} when the decompression fails.
 */
export function decompressFile(key: string, bytes: Buffer): Buffer {
  if (key.endsWith('.br')) return brotliDecompressSync(bytes);
  return key.endsWith('.gz') ? gunzipSync(bytes) : bytes;
}
