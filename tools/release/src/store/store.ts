/** The bytes of a stored file, and a tag (such as an ETag) of its content for a later conditional write. */
export interface StoredFile {
  readonly bytes: Buffer;
  readonly etag: string;
}

export interface ListedStoreFile {
  readonly key: string;
  /** The time at which the stored file was last written. */
  readonly modified: Date;
}

/**
 * The condition of a write: the stored content still has this tag (`ifMatch`), or no file has this key
 * (`ifNoneMatch`).
 */
export type StoreWriteCondition = { readonly ifMatch: string } | { readonly ifNoneMatch: '*' };

/** The outcome `conflict` means that the condition of the write was false, so nothing was written. */
export type StoreWriteOutcome = 'written' | 'conflict';

/**
 * The storage of a published site. Keys are paths such as `apps/host/1a2b3c4d5e6f/host.js`. A reader gets all old
 * bytes or all new bytes of a key. Every method throws a {@link SiteStoreError} when the storage does not answer.
 */
export interface SiteStore {
  /** The name of the store in messages: the path of a folder, or `s3://bucket/prefix`. */
  readonly name: string;
  /**
   * Reads the file under a store key (file path).
   * @returns undefined for a missing key.
   */
  readonly read: (key: string) => Promise<StoredFile | undefined>;
  /** Writes an immutable file. Every writer of this key writes the same bytes, so the write needs no condition. */
  readonly write: (key: string, bytes: Buffer) => Promise<void>;
  /**
   * Writes a changeable file, if the write condition is true. If several writers use the same condition, exactly one of
   * them gets `written`.
   */
  readonly writeIf: (
    key: string,
    bytes: Buffer,
    condition: StoreWriteCondition,
  ) => Promise<StoreWriteOutcome>;
  /** Lists all keys that begin with a prefix, sorted. */
  readonly list: (prefix: string) => Promise<readonly ListedStoreFile[]>;
  /** Deletes the file under a storage key. A missing file is not an error. */
  readonly remove: (key: string) => Promise<void>;
}

/** The error for a failure of the published site's storage. The message says what to do. */
export class SiteStoreError extends Error {
  override readonly name = 'SiteStoreError';
}

/**
 * Creates a write condition. The write fails if the file under this store key has changed since the file was read.
 */
export function createUnchangedFileCondition(seen: StoredFile | undefined): StoreWriteCondition {
  return seen ? { ifMatch: seen.etag } : { ifNoneMatch: '*' };
}
