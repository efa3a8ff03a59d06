import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FolderLock } from './folder-lock.ts';
import {
  type ListedFile,
  type Store,
  type StoredFile,
  StoreError,
  type WriteCondition,
  type WriteOutcome,
} from './store.ts';

/** What the store keeps for itself; no key begins with it, and no server shows it. */
const ownFolder = '.store';
/** A draft this old, in milliseconds, was left by a process that was killed. */
const draftLife = 24 * 60 * 60 * 1000;

/** A site in a folder of this machine: what a web server serves. Processes may share it; machines may not. */
export class FolderStore implements Store {
  readonly root: string;
  readonly #lock: FolderLock;
  #swept: Promise<void> | undefined;

  constructor(root: string) {
    this.root = path.resolve(root);
    this.#lock = new FolderLock(path.join(this.root, ownFolder, 'lock'));
  }

  get name(): string {
    return this.root;
  }

  /** Absolute path of a key. @throws {StoreError} for a key that leaves the folder. */
  pathOf(key: string): string {
    const file = path.resolve(this.root, key);
    if (!file.startsWith(this.root + path.sep) || key.startsWith(ownFolder)) {
      throw new StoreError(`"${key}" is outside the site.`);
    }
    return file;
  }

  async read(key: string): Promise<StoredFile | undefined> {
    try {
      const bytes = await readFile(this.pathOf(key));
      return { bytes, etag: createHash('sha256').update(bytes).digest('hex') };
    } catch (error) {
      if (hasCode(error, 'ENOENT', 'ENOTDIR')) return undefined;
      throw error;
    }
  }

  async write(key: string, bytes: Buffer): Promise<void> {
    await this.#withDraft(key, bytes, (draft) => moveTo(draft, this.pathOf(key)));
  }

  async writeIf(key: string, bytes: Buffer, condition: WriteCondition): Promise<WriteOutcome> {
    return this.#withDraft(key, bytes, (draft) =>
      this.#lock.run(async () => {
        const current = await this.read(key);
        const holds =
          'ifMatch' in condition ? current?.etag === condition.ifMatch : current === undefined;
        if (!holds) return 'conflict';
        await moveTo(draft, this.pathOf(key));
        return 'written';
      }),
    );
  }

  async list(prefix: string): Promise<readonly ListedFile[]> {
    const start = prefix.includes('/') ? this.pathOf(path.posix.dirname(`${prefix}x`)) : this.root;
    const entries = await readdir(start, { recursive: true, withFileTypes: true }).catch(
      (error: unknown) => {
        if (hasCode(error, 'ENOENT', 'ENOTDIR')) return [];
        throw error;
      },
    );
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => ({ file, key: path.relative(this.root, file).replaceAll(path.sep, '/') }))
      .filter(({ key }) => key.startsWith(prefix) && !key.startsWith(`${ownFolder}/`));
    const listed = await Promise.all(
      files.map(async ({ file, key }) => {
        const found = await stat(file).catch(() => undefined);
        return found ? [{ key, modified: found.mtime }] : [];
      }),
    );
    return listed.flat().sort((a, b) => (a.key < b.key ? -1 : 1));
  }

  async remove(key: string): Promise<void> {
    const file = this.pathOf(key);
    await rm(file, { force: true });
    for (let dir = path.dirname(file); dir !== this.root; dir = path.dirname(dir)) {
      try {
        await rmdir(dir);
      } catch {
        // It is not empty, or somebody else was faster.
        return;
      }
    }
  }

  /** Lets a work move a finished file into its place, so that no reader sees a part of it. */
  async #withDraft<T>(key: string, bytes: Buffer, work: (draft: string) => Promise<T>): Promise<T> {
    this.pathOf(key);
    const dir = path.join(this.root, ownFolder, 'drafts');
    this.#swept ??= sweep(dir);
    await this.#swept;
    const draft = path.join(dir, randomUUID());
    try {
      await writeFile(draft, bytes);
      return await work(draft);
    } finally {
      await rm(draft, { force: true });
    }
  }
}

async function sweep(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true });
  for (const name of await readdir(dir)) {
    const file = path.join(dir, name);
    const found = await stat(file).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > draftLife) await rm(file, { force: true });
  }
}

/** Again when the folder went away meanwhile, with the last file in it. */
async function moveTo(draft: string, file: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    await mkdir(path.dirname(file), { recursive: true });
    try {
      await rename(draft, file);
      return;
    } catch (error) {
      if (attempt === 5 || !hasCode(error, 'ENOENT')) throw error;
    }
  }
}

function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
