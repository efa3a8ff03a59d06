import { makeTempFolder, type TempFolder } from '@torsa/node-lib/temp-folder';
import { copyFolder } from './copy-folder.ts';
import { stack } from './stack.ts';

/** A folder for `DATA_DIR` with a database of its own, in which is what the seed says. */
export async function copySeedData(): Promise<TempFolder> {
  const folder = await makeTempFolder();
  await copyFolder(stack.seedDir, folder.path);
  return folder;
}
