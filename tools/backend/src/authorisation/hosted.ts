import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { SUPABASE_DIR } from '../project-config.ts';
import type { Database } from './database.ts';
import type { PostgresPrograms } from './find-postgres.ts';
import { makeCluster, type PostgresServer, startPostgres } from './postgres-server.ts';

/** What the API's roles may do with a new table: everything, or since 30 October 2026 nothing. */
export const PRIVILEGES = ['old', 'new'] as const;
export type Privileges = (typeof PRIVILEGES)[number];

const readHere = (name: string): Promise<string> =>
  readFile(new URL(name, import.meta.url), 'utf8');

/**
 * Makes the data of a PostgreSQL server with the roles, schemas and grants of a hosted project: one database of each kind
 * of privileges. The migrations run in it as they do there, as a user who is no superuser.
 */
export async function makeHosted(programs: PostgresPrograms, dataDir: string): Promise<void> {
  await makeCluster(programs, dataDir, async ({ run }) => {
    await run(await readHere('hosted.sql'));
    await run(await readHere('hosted-auth.sql'), 'supabase_auth_admin');
    for (const privileges of PRIVILEGES) {
      await run(`create database "${privileges}" template postgres owner postgres`);
      await fill(run, privileges);
    }
    // Every test copies what is left.
    await run(`update pg_database set datistemplate = false`);
    for (const unused of ['postgres', 'template0', 'template1']) {
      await run(`drop database ${unused}`, undefined, 'new');
    }
  });
}

async function fill(run: PostgresServer['run'], privileges: Privileges): Promise<void> {
  if (privileges === 'new') {
    await run(await readHere('hosted-new-privileges.sql'), undefined, privileges);
  }
  const folder = join(SUPABASE_DIR, 'migrations');
  for (const name of (await readdir(folder)).sort()) {
    await run(await readFile(join(folder, name), 'utf8'), 'postgres', privileges);
  }
  await run(await readFile(join(SUPABASE_DIR, 'seed.sql'), 'utf8'), 'postgres', privileges);
  await run(await readHere('people.sql'), 'postgres', privileges);
}

export type Hosted = Database & PostgresServer;

/** A server of its own with a copy of these databases. Undefined where there is no PostgreSQL. */
export async function hostedDatabase(privileges: Privileges): Promise<Hosted | undefined> {
  const programs = inject('postgres');
  if (programs === undefined) return undefined;
  const server = await startPostgres(programs, inject('hostedTemplate'), privileges);
  return {
    ...server,
    async ask(script, query) {
      const [row] = await server.run(`${script};\n${query};`);
      return Object.values(row ?? {})[0];
    },
  };
}
