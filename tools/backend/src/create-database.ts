import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { CommandError } from '@torsa/node-lib/command-error';
import { runInChild } from '@torsa/node-lib/run-in-child';

const WORK = fileURLToPath(new URL('create-database-main.ts', import.meta.url));

/**
 * Makes an empty database in `databaseDir` unless there is one.
 *
 * In a process of its own: making it takes 500 MB more than using it, which would stay with the
 * backend until it ends (measured: 850 MB against 440). Made aside and renamed, so that a start
 * that was killed half-way leaves no broken database behind.
 */
export async function createDatabase(databaseDir: string): Promise<void> {
  if (existsSync(databaseDir)) return;
  const draft = `${databaseDir}.new`;
  await rm(draft, { recursive: true, force: true });
  await runInChild(WORK, draft).catch((cause: unknown) => {
    throw new CommandError(
      `The database in ${databaseDir} could not be made (${cause instanceof Error ? cause.message : cause}). ` +
        'Is the folder writable, and is there 100 MB of disk and 1 GB of memory left?',
      { cause },
    );
  });
  await rename(draft, databaseDir);
}
