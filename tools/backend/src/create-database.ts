import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { CommandError } from '@torsa/node-lib/command-error';
import { runModuleInChildProcess } from '@torsa/node-lib/run-in-child';

const WORK = fileURLToPath(new URL('create-database-main.ts', import.meta.url));

/**
 * Creates an empty database in `databaseDir` unless it exists.
 *
 * A child process creates it, because creating takes 500 MB more memory than using it (measured: 850 MB against 440
 * MB). The backend would keep this memory until it ends. The database is created in another folder and then renamed, so
 * an interrupted start leaves no broken database.
 */
export async function createDatabase(databaseDir: string): Promise<void> {
  if (existsSync(databaseDir)) return;
  const draft = `${databaseDir}.new`;
  await rm(draft, { recursive: true, force: true });
  await runModuleInChildProcess(WORK, draft).catch((cause: unknown) => {
    throw new CommandError(
      `The database in ${databaseDir} could not be made (${cause instanceof Error ? cause.message : cause}). ` +
        'Is the folder writable, and is there 100 MB of disk and 1 GB of memory left?',
      { cause },
    );
  });
  await rename(draft, databaseDir);
}
