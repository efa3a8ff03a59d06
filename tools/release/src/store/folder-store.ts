import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { hasErrorCode } from '@torsa/node-lib/has-code';
import { ProcessLock } from '@torsa/node-lib/process-lock';
import { describeFileError } from './file-error.ts';
import { refersToOtherStoredFiles } from './site-keys.ts';
import {
  type ListedStoreFile,
  type SiteStore,
  SiteStoreError,
  type StoredFile,
  type StoreWriteCondition,
  type StoreWriteOutcome,
} from './store.ts';
import { UnsyncedFiles } from './unsynced-files.ts';

/** The private folder of the site store, for temporary files and the lock. Web servers never serve this folder. */
const ownFolder = '.store';
/** The age in milliseconds from which a temporary file belongs to a killed process. */
const draftLife = 24 * 60 * 60 * 1000;

/** Stores a site in a local folder. Several processes of one machine can share the folder. */
export class FolderSiteStore implements SiteStore {
  readonly root: string;
  readonly #lock: ProcessLock;
  readonly #lockMs: number;
  readonly #unsynced: UnsyncedFiles;
  /** Writers in this process wait in a queue, so that only one of them polls the lock file. */
  #queue: Promise<unknown> = Promise.resolve();
  #swept: Promise<void> | undefined;

  /**
   * Opens a site store in a folder.
   * @param lockMs maximum time to wait for the lock in milliseconds.
   */
  constructor(root: string, { lockMs = 15_000 } = {}) {
    this.root = path.resolve(root);
    this.#lock = new ProcessLock(path.join(this.root, ownFolder, 'lock'));
    this.#lockMs = lockMs;
    this.#unsynced = new UnsyncedFiles(this.root);
  }

  get name(): string {
    return this.root;
  }

  /**
   * Returns the absolute path of a store key.
   * @throws {SiteStoreError} for a key outside the site's folder.
   */
  pathOf(key: string): string {
    const file = path.resolve(this.root, key);
    if (!file.startsWith(this.root + path.sep) || key.startsWith(ownFolder)) {
      throw new SiteStoreError(`The key "${key}" leads outside the site's folder.`);
    }
    return file;
  }

  async read(key: string): Promise<StoredFile | undefined> {
    const file = this.pathOf(key);
    return this.#described(key, async () => {
      try {
        const bytes = await readFile(file);
        return { bytes, etag: createHash('sha256').update(bytes).digest('hex') };
      } catch (error) {
        if (hasErrorCode(error, 'ENOENT', 'ENOTDIR')) return undefined;
        throw error;
      }
    });
  }

  async write(key: string, bytes: Buffer): Promise<void> {
    await this.#withDraft(key, bytes, (draft) => this.#moveTo(draft, key));
  }

  async writeIf(
    key: string,
    bytes: Buffer,
    condition: StoreWriteCondition,
  ): Promise<StoreWriteOutcome> {
    return this.#withDraft(key, bytes, (draft) =>
      this.#withLock(async () => {
        const current = await this.read(key);
        const holds =
          'ifMatch' in condition ? current?.etag === condition.ifMatch : current === undefined;
        if (!holds) return 'conflict';
        await this.#moveTo(draft, key);
        return 'written';
      }),
    );
  }

  async list(prefix: string): Promise<readonly ListedStoreFile[]> {
    const start = prefix.includes('/') ? this.pathOf(path.posix.dirname(`${prefix}x`)) : this.root;
    const entries = await this.#described(prefix, () =>
      readdir(start, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
        if (hasErrorCode(error, 'ENOENT', 'ENOTDIR')) return [];
        throw error;
      }),
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
    await this.#described(key, () => rm(file, { force: true }));
    for (let dir = path.dirname(file); dir !== this.root; dir = path.dirname(dir)) {
      try {
        await rmdir(dir);
      } catch {
        // Ignores the error of a folder that is not empty, or that another process has already removed.
        return;
      }
    }
  }

  /** Writes the bytes to a temporary file and renames that file, so that no reader gets half of the content. */
  async #withDraft<T>(key: string, bytes: Buffer, work: (draft: string) => Promise<T>): Promise<T> {
    this.pathOf(key);
    const dir = path.join(this.root, ownFolder, 'drafts');
    const draft = path.join(dir, randomUUID());
    return this.#described(key, async () => {
      try {
        this.#swept ??= sweep(dir);
        await this.#swept;
        if (refersToOtherStoredFiles(key)) await this.#unsynced.sync();
        await writeDraft(draft, bytes, refersToOtherStoredFiles(key));
        return await work(draft);
      } finally {
        await rm(draft, { force: true });
      }
    });
  }

  #withLock<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#queue.then(async () => {
      const free = await this.#lock.acquire(this.#lockMs, 'a release command');
      return work().finally(free);
    });
    this.#queue = turn.catch(() => {});
    return turn;
  }

  /** Retries a write if another process removed the folder together with its last file. */
  async #moveTo(draft: string, key: string): Promise<void> {
    const file = this.pathOf(key);
    for (let attempt = 1; ; attempt++) {
      await mkdir(path.dirname(file), { recursive: true });
      try {
        await rename(draft, file);
        break;
      } catch (error) {
        if (attempt === 5 || !hasErrorCode(error, 'ENOENT')) throw error;
      }
    }
    this.#unsynced.add(file);
    if (refersToOtherStoredFiles(key)) await this.#unsynced.sync();
  }

  async #described<T>(key: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw describeFileError(this.root, key, error);
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

async function writeDraft(file: string, bytes: Buffer, isSynced: boolean): Promise<void> {
  const handle = await open(file, 'w');
  try {
    await handle.writeFile(bytes);
    if (isSynced) await handle.datasync();
  } finally {
    await handle.close();
  }
}
