import { chmod, lstat, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { hasErrorCode } from './has-code.ts';

/** Sets the umask of this process and its children, so that only the owner can read new files and folders. */
export function restrictNewFilesToOwner(): void {
  process.umask(0o077);
}

/**
 * Makes an existing folder and its content readable only by the owner. Symbolic links and other users' files are
 * ignored.
 */
export async function makeFolderPrivate(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await restrict(folder);
}

async function restrict(path: string): Promise<void> {
  try {
    const stats = await lstat(path);
    if (stats.isSymbolicLink()) return;
    // Changes the folder's permissions first, so that no other user can open its files before their permissions change.
    if ((stats.mode & 0o077) !== 0) await chmod(path, stats.mode & 0o700);
    if (!stats.isDirectory()) return;
    const names = await readdir(path);
    await Promise.all(names.map((name) => restrict(join(path, name))));
  } catch (error) {
    if (!hasErrorCode(error, 'ENOENT', 'EPERM', 'EACCES', 'EROFS')) throw error;
  }
}
