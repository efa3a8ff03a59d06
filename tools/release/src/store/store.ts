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
 * The storage of a published site, with keys such as `apps/host/1a2b3c4d5e6f/host.js`. Each read and write of a key is
 * atomic.
 * @throws {SiteStoreError} in every method when the storage does not answer.
 */
export interface SiteStore {
  /** The name of the store in messages: the path of a folder, or `s3://bucket/prefix`. */
  readonly name: string;
  /**
   * Reads the file under a store key (file path).
   * @returns undefined for a missing key.
   */
  readonly read: (key: string) => Promise<StoredFile | undefined>;
  /** Writes an immutable file, for which every writer of the key writes the same bytes. */
  readonly write: (key: string, bytes: Buffer) => Promise<void>;
  /**
   * Writes a changeable file if the condition is true. Of several writers with the same condition, exactly one gets
   * `written`.
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

/** Creates a write condition that is false if the file has changed since it was read. */
export function createUnchangedFileCondition(seen: StoredFile | undefined): StoreWriteCondition {
  return seen ? { ifMatch: seen.etag } : { ifNoneMatch: '*' };
}
