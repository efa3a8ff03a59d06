import { makeTempFolder, type TempFolder } from '@torsa/node-lib/temp-folder';
import { copyFolder } from './copy-folder.ts';
import { testStack } from './stack.ts';

/** Copies the seeded database to a temporary folder, for a backend's `DATA_DIR` variable. */
export async function copySeedData(): Promise<TempFolder> {
  const folder = await makeTempFolder();
  await copyFolder(testStack.seedDir, folder.path);
  return folder;
}
