import { createHash } from 'node:crypto';
import { type FileHeadAndTail, HEAD_BYTES, TAIL_BYTES } from './file-kind.ts';

export interface InspectedFile extends FileHeadAndTail {
  readonly size: number;
  /** The SHA-256 of the content in hexadecimal. */
  readonly sha256: string;
}

/**
 * Returns the size, hash, first bytes and last bytes of a file. Reads a stream, so that memory use does not depend on
 * the file size.
 */
export async function inspectFile(stream: ReadableStream<Uint8Array>): Promise<InspectedFile> {
  const hash = createHash('sha256');
  let size = 0;
  let head = new Uint8Array();
  let tail = new Uint8Array();
  const reader = stream.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const chunk = read.value;
    hash.update(chunk);
    size += chunk.length;
    if (head.length < HEAD_BYTES) head = join(head, chunk.subarray(0, HEAD_BYTES - head.length));
    tail = join(tail, chunk).subarray(-TAIL_BYTES);
  }
  return { size, sha256: hash.digest('hex'), head, tail };
}

function join(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(first.length + second.length);
  joined.set(first);
  joined.set(second, first.length);
  return joined;
}
