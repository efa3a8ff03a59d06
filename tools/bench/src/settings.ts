import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { root } from '@torsa/node-lib/settings';

/** The first of the ports that the measurements use, so that they can run beside a site that is up. */
export const firstPort = Number(process.env['BENCH_PORT'] ?? 4600);

export const benchDir = path.join(root, 'tools/bench');

/** An empty folder for what is built. What a run that was cut short left there goes away. */
export async function emptyFolder(name: string): Promise<string> {
  const folder = path.join(root, '.local/bench', name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  return folder;
}
