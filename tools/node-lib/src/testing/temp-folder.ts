import { mkdtemp, realpath, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** A new folder, which goes away with the test. */
export async function tempFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(await realpath(os.tmpdir()), 'torsa-scripts-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
