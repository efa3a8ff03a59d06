import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { localDir } from './settings.ts';

/** A folder for what is built. What a run that was cut short left there goes away. */
export async function emptyFolder(name: string): Promise<string> {
  const folder = path.join(localDir, name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  return folder;
}
