import { mkdtemp, realpath, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** A new folder, which goes away with the test. */
export async function tempFolder(): Promise<string> {
  const folder = await makeTempFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A new folder, for whoever takes it away. */
export async function makeTempFolder(): Promise<string> {
  return mkdtemp(path.join(await realpath(os.tmpdir()), 'torsa-release-'));
}
