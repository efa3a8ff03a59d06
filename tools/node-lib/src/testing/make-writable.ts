import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Makes a copy of the sources writable. It has the file modes of the checkout, which may be read-only. */
export async function makeWritable(folder: string): Promise<void> {
  await promisify(execFile)('chmod', ['-R', 'u+w', folder]);
}
