import { open } from 'node:fs/promises';
import path from 'node:path';
import { hasCode } from '@torsa/node-lib/has-code';
import { inParallel } from './in-parallel.ts';

/**
 * The files that were written and may still be lost in a power cut. They are brought to the disk together, before the
 * file that points to them: each for itself would wait for the disk as often as there are files.
 */
export class UnsyncedFiles {
  readonly #root: string;
  readonly #files = new Set<string>();

  /** @param root folder whose parent is known to be on the disk. */
  constructor(root: string) {
    this.#root = root;
  }

  add(file: string): void {
    this.#files.add(file);
  }

  async sync(): Promise<void> {
    const files = [...this.#files];
    await inParallel(files, syncFile);
    const folders = new Set(files.flatMap((file) => this.#foldersOf(file)));
    await inParallel([...folders], syncFile);
    for (const file of files) this.#files.delete(file);
  }

  /** Also those above: they may be new too. */
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
    // It has been deleted, or is a folder where folders cannot be synced (Windows).
    if (!hasCode(error, 'ENOENT', 'EISDIR', 'EPERM')) throw error;
  }
}
