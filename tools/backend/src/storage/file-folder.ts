import { createReadStream, type ReadStream } from 'node:fs';
import { open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makePrivateFolder } from '@torsa/node-lib/private-folder';

/** The bytes of an oversized body that are read and discarded before the connection is closed. */
const MAX_DROPPED = 64 * 1024 * 1024;

/**
 * The bytes of Storage objects, one file for each version of an object. A file is part of an object only while the
 * object's row names its version. So an interrupted upload never replaces or shows an object, and needs no renaming.
 */
export class FileFolder {
  readonly #path: string;

  private constructor(path: string) {
    this.#path = path;
  }

  /** Opens the folder and deletes the files that no row names, such as the files of interrupted uploads. */
  static async open(path: string, versions: ReadonlySet<string>): Promise<FileFolder> {
    await makePrivateFolder(path);
    for (const name of await readdir(path)) {
      if (!versions.has(name)) await rm(join(path, name), { recursive: true, force: true });
    }
    return new FileFolder(path);
  }

  /**
   * Writes a new file and waits until it is on the disk. The whole body is read, because a sender that is still sending
   * would miss the answer.
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

  /** Reads the bytes from `start` to `end`, both included. */
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
