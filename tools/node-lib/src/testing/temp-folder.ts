import { onTestFinished } from 'vitest';
import { makeTempFolder } from '../temp-folder.ts';

/** A new folder, which is deleted after the test. */
export async function tempFolder(): Promise<string> {
  const folder = await makeTempFolder();
  onTestFinished(folder.remove);
  return folder.path;
}
