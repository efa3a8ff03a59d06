import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError } from '@torsa/node-lib/command-error';
import { makeFolderPrivate } from '@torsa/node-lib/private-folder';
import { LockHeldError, ProcessLock } from '@torsa/node-lib/process-lock';

/** The files and folders in the data folder, except the lock. */
export const getDatabaseFolder = (dataDir: string): string => join(dataDir, 'postgres');
export const getFilesFolder = (dataDir: string): string => join(dataDir, 'files');
export const getMailFolder = (dataDir: string): string => join(dataDir, 'mail');
export const getJwtSecretFile = (dataDir: string): string => join(dataDir, 'jwt-secret');

/** The time-out in milliseconds for a stopping backend to release the data folder's lock. */
const LOCK_TIMEOUT_MS = 500;

/**
 * Locks the data folder for this process, because two processes would corrupt the database. Creates a missing folder,
 * which only its owner can read.
 * @returns a function that releases the lock
 * @throws {CommandError} with the process that has the lock, and with instructions
 */
export async function lockDataFolder(dataDir: string, note: string): Promise<() => Promise<void>> {
  await makeFolderPrivate(dataDir);
  try {
    return await new ProcessLock(join(dataDir, 'lock')).acquire(LOCK_TIMEOUT_MS, note);
  } catch (error) {
    if (!(error instanceof LockHeldError)) throw error;
    throw new CommandError(
      `The data folder ${dataDir} is in use. ${error.message} If that process still runs, stop it (Ctrl-C in its ` +
        'terminal), or set DATA_DIR to another folder for this process.',
      { cause: error },
    );
  }
}

/**
 * Deletes the local backend's data files, but no other files in the folder.
 * @throws {CommandError} while a backend uses the folder
 */
export async function deleteLocalData(dataDir: string): Promise<void> {
  const release = await lockDataFolder(dataDir, 'deleting its data');
  try {
    const database = getDatabaseFolder(dataDir);
    const folders = [database, `${database}.new`, getFilesFolder(dataDir), getMailFolder(dataDir)];
    for (const path of [...folders, getJwtSecretFile(dataDir)]) {
      await rm(path, { recursive: true, force: true });
    }
  } finally {
    await release();
  }
}
