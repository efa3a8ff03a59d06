import { chmod, lstat, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from './has-code.ts';

/** Makes files and folders that this process and its children create readable by their owner only. */
export function keepFilesPrivate(): void {
  process.umask(0o077);
}

/**
 * Makes a folder that only its owner can read, with everything that is already in it. Links are not followed. Files of
 * another user and a read-only disk are left as they are.
 */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await restrict(folder);
}

async function restrict(path: string): Promise<void> {
  try {
    const stats = await lstat(path);
    if (stats.isSymbolicLink()) return;
    // The folder comes first, so that no other user can open its files in the meantime.
    if ((stats.mode & 0o077) !== 0) await chmod(path, stats.mode & 0o700);
    if (!stats.isDirectory()) return;
    const names = await readdir(path);
    await Promise.all(names.map((name) => restrict(join(path, name))));
  } catch (error) {
    if (!hasCode(error, 'ENOENT', 'EPERM', 'EACCES', 'EROFS')) throw error;
  }
}
