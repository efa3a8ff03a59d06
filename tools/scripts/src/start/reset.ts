import { deleteData } from '@torsa/backend/data-folder';
import { readSettings } from '@torsa/node-lib/settings';

/** Deletes the local backend's data; the next start begins with the seed. @throws {CommandError} while one uses it. */
export async function reset(): Promise<void> {
  const { DATA_DIR } = readSettings();
  await deleteData(DATA_DIR);
  console.log(`Deleted the data in ${DATA_DIR}. The next start begins with fresh data.`);
}
