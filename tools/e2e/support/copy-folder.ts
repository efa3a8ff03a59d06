import { execFile } from 'node:child_process';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Copies the content of a folder without the entries in `skipped`, by `cp` because Node's `fs.cp` takes ten times as
 * long.
 */
export async function copyFolder(
  from: string,
  to: string,
  skipped: readonly string[] = [],
): Promise<void> {
  await mkdir(to, { recursive: true });
  const copied = (await readdir(from)).filter((name) => !skipped.includes(name));
  if (copied.length > 0)
    await run('cp', ['-R', ...copied.map((name) => path.join(from, name)), to]);
}
