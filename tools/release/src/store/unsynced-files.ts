import { open } from 'node:fs/promises';
import path from 'node:path';
import { hasErrorCode } from '@torsa/node-lib/has-code';
import { forEachInParallel } from './in-parallel.ts';

/** Lists written files that a power cut could still lose, so that the store can sync them together. */
export class UnsyncedFiles {
  readonly #root: string;
  readonly #files = new Set<string>();

  /**
   * Creates an empty list of unsynced files. @param root a folder whose parent folder is already synced to the disk.
   */
  constructor(root: string) {
    this.#root = root;
  }

  add(file: string): void {
    this.#files.add(file);
  }

  async sync(): Promise<void> {
    const files = [...this.#files];
    await forEachInParallel(files, syncFile);
    const folders = new Set(files.flatMap((file) => this.#foldersOf(file)));
    await forEachInParallel([...folders], syncFile);
    for (const file of files) this.#files.delete(file);
  }

  /** Syncs the parent folders of each written file too, because a parent folder may be new. */
  #foldersOf(file: string): readonly string[] {
    const folder = path.dirname(file);
    return file === this.#root ? [] : [folder, ...this.#foldersOf(folder)];
  }
}

async function syncFile(file: string): Promise<void> {
  try {
    const handle = await open(file, 'r');
    await handle.datasync().finally(() => handle.close());
  } catch (error) {
    // Ignores the error of a deleted file, and of a folder on Windows, which cannot sync folders.
    if (!hasErrorCode(error, 'ENOENT', 'EISDIR', 'EPERM')) throw error;
  }
}
