import { deleteLocalData } from '@torsa/backend/data-folder';
import { getDemoDataFolder, readLocalStackSettings } from '@torsa/node-lib/settings';

/**
 * `reset` deletes the local backend's data, so that the next start creates sample data. `reset --demo` deletes the data
 * of `start --demo` instead.
 * @throws {CommandError} while a backend uses the data.
 */
export async function resetLocalData(args: readonly string[]): Promise<void> {
  const { DATA_DIR } = readLocalStackSettings();
  const folder = args.includes('--demo') ? getDemoDataFolder(DATA_DIR) : DATA_DIR;
  await deleteLocalData(folder);
  console.log(`Deleted the data in ${folder}. The next start creates new sample data.`);
}
