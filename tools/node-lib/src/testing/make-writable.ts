import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Lets a test change a copy of the sources: it has their modes, and a checkout may be read-only. */
export async function makeWritable(folder: string): Promise<void> {
  await promisify(execFile)('chmod', ['-R', 'u+w', folder]);
}
