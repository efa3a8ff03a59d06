import { chmod, lstat, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from './has-code.ts';

/** Makes new files and folders of this process and its children readable only by their owner. */
export function keepFilesPrivate(): void {
  process.umask(0o077);
}

/**
 * Makes a folder and its content readable only by the owner. It does not follow links, and skips files of another user
 * and on a read-only disk.
 */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await restrict(folder);
}

async function restrict(path: string): Promise<void> {
  try {
    const stats = await lstat(path);
    if (stats.isSymbolicLink()) return;
    // The folder is changed first, so that no other user can open its files in the meantime.
    if ((stats.mode & 0o077) !== 0) await chmod(path, stats.mode & 0o700);
    if (!stats.isDirectory()) return;
    const names = await readdir(path);
    await Promise.all(names.map((name) => restrict(join(path, name))));
  } catch (error) {
    if (!hasCode(error, 'ENOENT', 'EPERM', 'EACCES', 'EROFS')) throw error;
  }
}
