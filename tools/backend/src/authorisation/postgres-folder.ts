import { realpath, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { makeTempFolder, type TempFolder } from '@torsa/node-lib/temp-folder';

/** What the system allows for the path of a socket, in bytes: 103 on macOS, four more on Linux. */
const SOCKET_PATH_BYTES = 103;

/** In the place of the letters that the system draws. */
const SOCKET_PATH = 'torsa-xxxxxx/.s.PGSQL.5432';

/** A folder for programs, data and socket of a server, in the first of these folders that suits them. */
export async function makePostgresFolder(
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

/** As root, the server runs as another user, who must be able to enter every folder of the path. */
async function isOpenToAll(path: string): Promise<boolean> {
  const { mode } = await stat(path);
  if ((mode & 0o001) === 0) return false;
  return dirname(path) === path || isOpenToAll(dirname(path));
}
