import { deleteLocalData } from '@torsa/backend/data-folder';
import { readLocalStackSettings } from '@torsa/node-lib/settings';

/**
 * `reset` deletes the local backend's data, so that the next start creates sample data.
 * @throws {CommandError} while a backend uses the data.
 */
export async function resetLocalData(): Promise<void> {
  const { DATA_DIR } = readLocalStackSettings();
  await deleteLocalData(DATA_DIR);
  console.log(`Deleted the data in ${DATA_DIR}. The next start creates new sample data.`);
}
