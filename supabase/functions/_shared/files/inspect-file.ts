import { createHash } from 'node:crypto';
import { FILE_HEAD_BYTES, FILE_TAIL_BYTES, type FileHeadAndTail } from './file-type.ts';

export interface InspectedFile extends FileHeadAndTail {
  readonly size: number;
  /** The SHA-256 hash of the file's content, in hexadecimal. */
  readonly sha256: string;
}

/** Returns the size, hash, first bytes and last bytes of a file, with constant memory use. */
export async function inspectFileContent(
  stream: ReadableStream<Uint8Array>,
): Promise<InspectedFile> {
  const hash = createHash('sha256');
  const head = new Uint8Array(FILE_HEAD_BYTES);
  const tail = new Uint8Array(FILE_TAIL_BYTES);
  let size = 0;
  const reader = stream.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const chunk = read.value;
    hash.update(chunk);
    if (size < FILE_HEAD_BYTES) head.set(chunk.subarray(0, FILE_HEAD_BYTES - size), size);
    addToTail(tail, Math.min(size, FILE_TAIL_BYTES), chunk.subarray(-FILE_TAIL_BYTES));
    size += chunk.length;
  }
  return {
    size,
    sha256: hash.digest('hex'),
    head: head.subarray(0, size),
    tail: tail.subarray(0, size),
  };
}

/** Appends bytes to the first `length` bytes of a buffer, and drops the oldest bytes of a full buffer. */
function addToTail(tail: Uint8Array, length: number, bytes: Uint8Array): void {
  const dropped = Math.max(0, length + bytes.length - tail.length);
  tail.copyWithin(0, dropped, length);
  tail.set(bytes, length - dropped);
}
