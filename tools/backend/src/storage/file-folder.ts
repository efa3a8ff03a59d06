import { createReadStream, type ReadStream } from 'node:fs';
import { open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolderPrivate } from '@torsa/node-lib/private-folder';

/**
 * The maximum number of bytes of an oversized body that the server reads and discards before it closes the connection.
 */
const MAX_DROPPED = 64 * 1024 * 1024;

/**
 * The folder with the contents of Storage objects, one file for each version. A file without a row in the database is
 * ignored.
 */
export class StoredObjectFolder {
  readonly #path: string;

  private constructor(path: string) {
    this.#path = path;
  }

  /**
   * Opens the folder and deletes all files without a row in the database, such as the files of interrupted uploads.
   */
  static async open(path: string, versions: ReadonlySet<string>): Promise<StoredObjectFolder> {
    await makeFolderPrivate(path);
    for (const name of await readdir(path)) {
      if (!versions.has(name)) await rm(join(path, name), { recursive: true, force: true });
    }
    return new StoredObjectFolder(path);
  }

  /**
   * Writes a new file and flushes it to the disk. It discards the rest of an oversized body, because a client reads
   * the response only after sending the body.
   * @returns the size in bytes, or undefined for a body above `maximum` bytes
   */
  async write(
    version: string,
    body: AsyncIterable<Uint8Array>,
    maximum: number,
  ): Promise<number | undefined> {
    const file = await open(this.#file(version), 'wx', 0o600);
    let size = 0;
    try {
      for await (const chunk of body) {
        size += chunk.length;
        if (size > maximum + MAX_DROPPED) break;
        if (size <= maximum) await file.writeFile(chunk);
      }
      await file.sync();
    } finally {
      await file.close();
    }
    return size <= maximum ? size : undefined;
  }

  /** Reads the bytes of a file from `start` to `end`, both included. */
  read(version: string, start: number, end: number): ReadStream {
    return createReadStream(this.#file(version), { start, end });
  }

  async remove(versions: readonly string[]): Promise<void> {
    for (const version of versions) await rm(this.#file(version), { force: true });
  }

  #file(version: string): string {
    return join(this.#path, version);
  }
}
