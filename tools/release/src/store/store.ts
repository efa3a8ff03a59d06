/** Bytes of a key, and the tag that names this state in a later conditional write. */
export interface StoredFile {
  readonly bytes: Buffer;
  readonly etag: string;
}

export interface ListedFile {
  readonly key: string;
  /** When it was last written. */
  readonly modified: Date;
}

/** Write only over the state with this tag, or only where there is nothing yet. */
export type WriteCondition = { readonly ifMatch: string } | { readonly ifNoneMatch: '*' };

/** `conflict`: another writer was first, and nothing was written. */
export type WriteOutcome = 'written' | 'conflict';

/**
 * Where a published site lives. Keys are paths with `/`, such as `apps/host/1a2b3c4d5e6f/host.js`. A reader of any
 * key sees all old bytes or all new ones. Every method throws a {@link StoreError} when the store does not answer.
 */
export interface Store {
  /** For messages: a folder's path, or `s3://bucket/prefix`. */
  readonly name: string;
  /** Undefined when there is no such key. */
  readonly read: (key: string) => Promise<StoredFile | undefined>;
  /** For files that never change: every writer of the key writes the same. */
  readonly write: (key: string, bytes: Buffer) => Promise<void>;
  /** For everything that changes. Of several writers that name one state, exactly one is `written`. */
  readonly writeIf: (
    key: string,
    bytes: Buffer,
    condition: WriteCondition,
  ) => Promise<WriteOutcome>;
  /** All keys that begin with a prefix, sorted. */
  readonly list: (prefix: string) => Promise<readonly ListedFile[]>;
  /** Removing what is not there is no error. */
  readonly remove: (key: string) => Promise<void>;
}

/** The store failed; the message says what to do. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

/** The condition that a key is still as it was read. */
export function unchangedSince(seen: StoredFile | undefined): WriteCondition {
  return seen ? { ifMatch: seen.etag } : { ifNoneMatch: '*' };
}
