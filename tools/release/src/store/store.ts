/** The bytes of a key, and a tag of this state for a later conditional write. */
export interface StoredFile {
  readonly bytes: Buffer;
  readonly etag: string;
}

export interface ListedFile {
  readonly key: string;
  /** Time of the last write. */
  readonly modified: Date;
}

/** Writes only if the key has the state with this tag, or only if the key does not exist. */
export type WriteCondition = { readonly ifMatch: string } | { readonly ifNoneMatch: '*' };

/** `conflict`: the condition was false, and nothing was written. */
export type WriteOutcome = 'written' | 'conflict';

/**
 * The storage of a published site. Keys are paths with `/`, such as `apps/host/1a2b3c4d5e6f/host.js`. A reader of any
 * key gets all old bytes or all new bytes. Every method throws a {@link StoreError} when the store does not answer.
 */
export interface Store {
  /** Name for messages: the path of a folder, or `s3://bucket/prefix`. */
  readonly name: string;
  /** Undefined for a missing key. */
  readonly read: (key: string) => Promise<StoredFile | undefined>;
  /** For immutable files: every writer of a key writes the same bytes. */
  readonly write: (key: string, bytes: Buffer) => Promise<void>;
  /** For files that change. Of several writers with the same condition, exactly one gets `written`. */
  readonly writeIf: (
    key: string,
    bytes: Buffer,
    condition: WriteCondition,
  ) => Promise<WriteOutcome>;
  /** All keys that begin with a prefix, sorted. */
  readonly list: (prefix: string) => Promise<readonly ListedFile[]>;
  /** Removing a missing key is no error. */
  readonly remove: (key: string) => Promise<void>;
}

/** A failure of the store. The message says what to do. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

/** The condition that a key has not changed since it was read. */
export function unchangedSince(seen: StoredFile | undefined): WriteCondition {
  return seen ? { ifMatch: seen.etag } : { ifNoneMatch: '*' };
}
