import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** Marks a document with the generation of the registry that it was made from. */
export function withGeneration(html: string, generation: number): Buffer {
  return Buffer.from(`${html.trimEnd()}\n<!-- generation ${generation} -->\n`);
}

/** The generation that a document or its compressed form carries; 0 for one that carries none. */
export function generationOf(key: string, bytes: Buffer): number {
  try {
    return markedGeneration(plainBytes(key, bytes).toString('utf8'));
  } catch {
    // What cannot be decompressed is no document of ours.
    return 0;
  }
}

function markedGeneration(text: string): number {
  const [, mark] =
    /<!-- generation (\d+) -->\s*$/.exec(text) ??
    /^# generation (\d+)$/m.exec(text) ??
    /^ {2}"generation": (\d+),$/m.exec(text) ??
    [];
  return Number(mark ?? 0);
}

/** The bytes of a file as they are without compression. @throws {Error} when they cannot be decompressed. */
export function plainBytes(key: string, bytes: Buffer): Buffer {
  if (key.endsWith('.br')) return brotliDecompressSync(bytes);
  return key.endsWith('.gz') ? gunzipSync(bytes) : bytes;
}

/** The key of the plain file beside which a compressed one stands. */
export function plainKey(key: string): string {
  return key.replace(/\.(br|gz)$/, '');
}

/** Whether a key is one of the documents that pages have. */
export function isPageDocument(key: string): boolean {
  return /^(?!apps\/|configs\/)(.*\/)?index\.html$/.test(plainKey(key));
}
