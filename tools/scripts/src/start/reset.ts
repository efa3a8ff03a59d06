import { deleteData } from '@torsa/backend/data-folder';
import { DataFolderLockedError } from '@torsa/backend/errors';
import { CommandError } from '@torsa/node-lib/command-error';
import { readSettings } from '@torsa/node-lib/settings';

/** Deletes the local backend's data; the next start begins with the seed. */
export async function reset(): Promise<void> {
  const { DATA_DIR } = readSettings();
  await deleteData(DATA_DIR).catch((error: unknown) => {
    throw error instanceof DataFolderLockedError ? new CommandError(error.message) : error;
  });
  console.log(`Deleted the data in ${DATA_DIR}. The next start begins with fresh data.`);
}
