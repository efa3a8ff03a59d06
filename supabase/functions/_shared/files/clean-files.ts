import { removeFiles } from './confirm-file.ts';
import { type FilesBackend, rpc } from './files-backend.ts';

/** The maximum number of lists in one call. The next call continues. */
const MAX_LISTS = 20;

/**
 * Deletes the bytes and rows of unfinished uploads, of removed files and of objects without a row. The database function
 * `files_to_clean` chooses them. @returns the number of files
 */
export async function cleanFiles(backend: FilesBackend): Promise<number> {
  let removed = 0;
  for (let list = 0; list < MAX_LISTS; list += 1) {
    const rows = await rpc<readonly { id: string }[]>(backend, 'files_to_clean', {});
    if (rows.length === 0) break;
    await removeFiles(
      rows.map(({ id }) => id),
      backend,
    );
    removed += rows.length;
  }
  return removed;
}
