import { hasErrorCode } from '@torsa/node-lib/has-code';
import { LockHeldError } from '@torsa/node-lib/process-lock';
import { SiteStoreError } from './store.ts';

/** Turns a file system error into an error that tells the user what to do. */
export function describeFileError(root: string, key: string, cause: unknown): unknown {
  if (cause instanceof LockHeldError)
    return new SiteStoreError(
      "Another process has locked the store's folder. Run the command again.",
      {
        cause,
      },
    );
  if (hasErrorCode(cause, 'ENOSPC', 'EDQUOT')) {
    return new SiteStoreError(
      `No space is left for ${root}: "${key}" was not written. All stored files are complete. Free some space ("prune" deletes old versions) and run the command again.`,
      { cause },
    );
  }
  if (!(cause instanceof Error && 'code' in cause)) return cause;
  return new SiteStoreError(`"${key}" in ${root} cannot be read or written.`, { cause });
}
