import { createHash } from 'node:crypto';
import type {
  ListedStoreFile,
  SiteStore,
  StoredFile,
  StoreWriteCondition,
  StoreWriteOutcome,
} from '../store/store.ts';

interface MemoryFile extends StoredFile {
  readonly modified: Date;
}

/** A store in memory for tests. The store contract applies to it too. */
export class MemoryStore implements SiteStore {
  readonly name = 'the store in memory';
  readonly #files: Map<string, MemoryFile>;

  constructor(files: ReadonlyMap<string, MemoryFile> = new Map()) {
    this.#files = new Map(files);
  }

  /** A copy with the same files. */
  copy(): MemoryStore {
    return new MemoryStore(this.#files);
  }

  /** Sets the time of a file's last write. */
  setModified(key: string, modified: Date): void {
    const file = this.#files.get(key);
    if (file) this.#files.set(key, { ...file, modified });
  }

  async read(key: string): Promise<StoredFile | undefined> {
    return this.#files.get(key);
  }

  async write(key: string, bytes: Buffer): Promise<void> {
    const etag = createHash('sha256').update(bytes).digest('hex');
    this.#files.set(key, { bytes: Buffer.from(bytes), etag, modified: new Date() });
  }

  async writeIf(
    key: string,
    bytes: Buffer,
    condition: StoreWriteCondition,
  ): Promise<StoreWriteOutcome> {
    const current = this.#files.get(key);
    const holds =
      'ifMatch' in condition ? current?.etag === condition.ifMatch : current === undefined;
    if (!holds) return 'conflict';
    await this.write(key, bytes);
    return 'written';
  }

  async list(prefix: string): Promise<readonly ListedStoreFile[]> {
    return [...this.#files]
      .filter(([key]) => key.startsWith(prefix))
      .map(([key, { modified }]) => ({ key, modified }))
      .sort((a, b) => (a.key < b.key ? -1 : 1));
  }

  async remove(key: string): Promise<void> {
    this.#files.delete(key);
  }
}
