import { removeFiles } from './confirm-file.ts';
import { callDatabaseFunction, type FilesBackend } from './files-backend.ts';

/** The maximum number of batches of files that one call deletes. */
const MAX_LISTS = 20;

/**
 * Deletes unfinished uploads, removed files and Storage objects without a row.
 * @returns the number of deleted files
 */
export async function deleteUnusedUploads(backend: FilesBackend): Promise<number> {
  let removed = 0;
  for (let list = 0; list < MAX_LISTS; list += 1) {
    const rows = await callDatabaseFunction<readonly { id: string }[]>(
      backend,
      'files_to_clean',
      {},
    );
    if (rows.length === 0) break;
    await removeFiles(
      rows.map(({ id }) => id),
      backend,
    );
    removed += rows.length;
  }
  return removed;
}
