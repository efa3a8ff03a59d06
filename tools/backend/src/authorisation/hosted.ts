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

type Runner = Pick<PostgresServer, 'run'>;

const readHere = (name: string): Promise<string> =>
  readFile(new URL(name, import.meta.url), 'utf8');

/**
 * Makes the data of a PostgreSQL server with the roles, schemas and grants of a hosted project: one database of each kind
 * of privileges. The migrations run in it as they do there, as a user who is no superuser.
 */
export async function makeHosted(programs: PostgresPrograms, dataDir: string): Promise<void> {
  await makeCluster(programs, dataDir, async (server) => {
    const { run } = server;
    await prepareHosted(server);
    for (const privileges of PRIVILEGES) {
      await createHosted(server, privileges, privileges);
      await migrateHosted(server, privileges, join(SUPABASE_DIR, 'migrations'));
      await run(await readFile(join(SUPABASE_DIR, 'seed.sql'), 'utf8'), 'postgres', privileges);
      await run(await readHere('people.sql'), 'postgres', privileges);
    }
    // Every test copies what is left.
    await run(`update pg_database set datistemplate = false`);
    for (const unused of ['postgres', 'template0', 'template1']) {
      await run(`drop database ${unused}`, undefined, 'new');
    }
  });
}

/** Makes the roles, schemas and auth tables of a hosted project, in the database that others are copied from. */
export async function prepareHosted({ run }: Runner): Promise<void> {
  await run(await readHere('hosted.sql'));
  await run(await readHere('hosted-auth.sql'), 'supabase_auth_admin');
}

/** Makes a database of a hosted project, before its first migration. */
export async function createHosted(
  { run }: Runner,
  database: string,
  privileges: Privileges,
): Promise<void> {
  await run(`create database "${database}" template postgres owner postgres`);
  if (privileges === 'new') {
    await run(await readHere('hosted-new-privileges.sql'), undefined, database);
  }
}

/** Runs the migrations of a folder as hosted does: as a user who is no superuser. */
export async function migrateHosted(
  { run }: Runner,
  database: string,
  folder: string,
): Promise<void> {
  for (const name of (await readdir(folder)).sort()) {
    await run(await readFile(join(folder, name), 'utf8'), 'postgres', database);
  }
}

export type Hosted = Database & PostgresServer;

/** A server of its own with a copy of these databases. Undefined where there is no PostgreSQL. */
export async function hostedDatabase(privileges: Privileges): Promise<Hosted | undefined> {
  const server = await startServer(privileges);
  return server && { ...server, ask: askWith(server.run) };
}

/** The same, which answers every question in one session. */
export async function hostedSession(privileges: Privileges): Promise<Database | undefined> {
  const server = await startServer(privileges);
  if (!server) return undefined;
  const connection = server.connect();
  return {
    ask: askWith(connection.run),
    async close() {
      await connection.close();
      await server.close();
    },
  };
}

async function startServer(privileges: Privileges): Promise<PostgresServer | undefined> {
  const programs = inject('postgres');
  return programs && startPostgres(programs, inject('hostedTemplate'), privileges);
}

const askWith =
  (run: Runner['run']): Database['ask'] =>
  async (script, query) => {
    const [row] = await run(`${script};\n${query};`);
    return Object.values(row ?? {})[0];
  };
