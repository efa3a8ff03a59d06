import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { skipWithout } from '@torsa/node-lib/testing/missing-program';
import { tempFolder } from '@torsa/node-lib/testing/temp-folder';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findPostgres, type PostgresPrograms } from './find-postgres.ts';
import {
  canRunPostgres,
  createPostgresDataDirectory,
  preparePostgresPrograms,
  startPostgres,
} from './postgres-server.ts';

/** The programs as a package manager installs them with the umask 077. Only their owner can read them. */
async function privatePrograms(programs: PostgresPrograms): Promise<PostgresPrograms> {
  const folder = await tempFolder();
  const native = join(folder, 'native');
  await promisify(execFile)('cp', ['-R', join(programs.postgres, '../..'), native]);
  await promisify(execFile)('chmod', ['-R', 'go=', native]);
  return { initdb: join(native, 'bin/initdb'), postgres: join(native, 'bin/postgres') };
}

test('the PostgreSQL test server can run programs that only their owner can read, in a temporary folder with special characters', async (context) => {
  const found = await findPostgres();
  if (!found) return skipWithout('PostgreSQL', context);
  const installed = await privatePrograms(found);
  const temporary = join(await tempFolder(), 'a b, "কাজ"');
  await mkdir(temporary);
  vi.stubEnv('TMPDIR', temporary);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { programs, remove } = await preparePostgresPrograms(installed);
  onTestFinished(remove);
  if (!(await canRunPostgres(programs))) return skipWithout('PostgreSQL', context);
  const data = join(await tempFolder(), 'data');
  await createPostgresDataDirectory(programs, data, async ({ run }) => {
    await run('create database sample oid = 20000');
    await run('create database other');
  });
  const server = await startPostgres(programs, data, 'sample', [20_000]);
  onTestFinished(server.close);
  expect(await server.run('select current_database() as name')).toEqual([{ name: 'sample' }]);
});
