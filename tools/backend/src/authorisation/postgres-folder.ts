import { realpath, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { makeTempFolder, type TempFolder } from '@torsa/node-lib/temp-folder';

/** The maximum length of a Unix socket path in bytes: 103 on macOS and 107 on Linux. */
const SOCKET_PATH_BYTES = 103;

/** A placeholder with the length of the random letters in the folder name. */
const SOCKET_PATH = 'torsa-xxxxxx/.s.PGSQL.5432';

/**
 * Creates a folder for the programs, data and socket of a PostgreSQL server, in the first suitable parent folder of
 * the list.
 */
export async function createPostgresFolder(
  parents: readonly string[] = [tmpdir(), '/tmp', '/var/tmp'],
): Promise<TempFolder> {
  for (const parent of parents) {
    if (await isSuitable(parent)) return makeTempFolder(parent);
  }
  return makeTempFolder(parents[0]);
}

async function isSuitable(parent: string): Promise<boolean> {
  const path = await realpath(parent).catch(() => undefined);
  if (path === undefined) return false;
  if (Buffer.byteLength(join(path, SOCKET_PATH)) > SOCKET_PATH_BYTES) return false;
  return process.getuid?.() !== 0 || (await isOpenToAll(path));
}

/** If root starts the tests, another user runs PostgreSQL and must be able to enter every folder of the path. */
async function isOpenToAll(path: string): Promise<boolean> {
  const { mode } = await stat(path);
  if ((mode & 0o001) === 0) return false;
  return dirname(path) === path || isOpenToAll(dirname(path));
}
