import { hasCode } from '@torsa/node-lib/has-code';
import { LockedError } from '@torsa/node-lib/process-lock';
import { StoreError } from './store.ts';

/** What a person can do about a file of a folder that cannot be read or written. */
export function describeFileError(root: string, key: string, cause: unknown): unknown {
  if (cause instanceof LockedError) return new StoreError(`The store is busy.`, { cause });
  if (hasCode(cause, 'ENOSPC', 'EDQUOT')) {
    return new StoreError(
      `No space is left for ${root}: "${key}" could not be written, and what is there is whole. Free some on that disk ("prune" deletes old versions), then run the command again.`,
      { cause },
    );
  }
  if (!(cause instanceof Error && 'code' in cause)) return cause;
  return new StoreError(`"${key}" in ${root} cannot be read or written.`, { cause });
}
