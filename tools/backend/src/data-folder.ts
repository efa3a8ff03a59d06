import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError } from '@torsa/node-lib/command-error';
import { makePrivateFolder } from '@torsa/node-lib/private-folder';
import { LockedError, ProcessLock } from '@torsa/node-lib/process-lock';

/** What stands in the data folder, but for the lock. */
export const databaseDirOf = (dataDir: string): string => join(dataDir, 'postgres');
export const mailDirOf = (dataDir: string): string => join(dataDir, 'mail');
export const jwtSecretOf = (dataDir: string): string => join(dataDir, 'jwt-secret');

/** A backend that is just ending has this long to do so, in milliseconds. */
const LOCK_TIMEOUT_MS = 500;

/**
 * Takes the data folder for this process, makes it when it does not exist, and lets only its owner read it. PGlite has no lock of
 * its own, and two processes in one folder corrupt it. `note` says for what, for whoever is refused.
 * Gives what frees it. Throws a CommandError that says who has it and what to do.
 */
export async function lockDataFolder(dataDir: string, note: string): Promise<() => Promise<void>> {
  await makePrivateFolder(dataDir);
  try {
    return await new ProcessLock(join(dataDir, 'lock')).acquire(LOCK_TIMEOUT_MS, note);
  } catch (error) {
    if (!(error instanceof LockedError)) throw error;
    throw new CommandError(
      `The data folder ${dataDir} is in use. ${error.message} If it runs, stop it (Ctrl-C in its ` +
        'terminal), or give this one another folder with DATA_DIR.',
      { cause: error },
    );
  }
}

/**
 * Deletes the local backend's data, and nothing else that may be in the folder.
 * Throws a CommandError while a backend uses it.
 */
export async function deleteData(dataDir: string): Promise<void> {
  const release = await lockDataFolder(dataDir, 'deleting its data');
  try {
    const database = databaseDirOf(dataDir);
    for (const path of [database, `${database}.new`, mailDirOf(dataDir), jwtSecretOf(dataDir)]) {
      await rm(path, { recursive: true, force: true });
    }
  } finally {
    await release();
  }
}
