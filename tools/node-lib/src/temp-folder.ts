import { mkdtemp, realpath, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

export interface TempFolder {
  readonly path: string;
  readonly remove: () => Promise<void>;
}

/** Creates a new, empty temporary folder, which the caller removes. Its path contains no symbolic links. */
export async function makeTempFolder(parent = os.tmpdir()): Promise<TempFolder> {
  const folder = await mkdtemp(path.join(await realpath(parent), 'torsa-'));
  return { path: folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
