import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { SUPABASE_DIR } from '../project-config.ts';
import { createStorageTables } from '../storage/create-tables.ts';
import type { Database } from './database.ts';
import type { PostgresPrograms } from './find-postgres.ts';
import {
  createPostgresDataDirectory,
  type PostgresServer,
  startPostgres,
} from './postgres-server.ts';

/**
 * The default privileges of API roles on a new table: all rights with 'old', none with 'new', as on hosted Supabase
 * since 30 October 2026.
 */
export const DEFAULT_PRIVILEGE_VARIANTS = ['old', 'new'] as const;
export type DefaultPrivileges = (typeof DEFAULT_PRIVILEGE_VARIANTS)[number];

/** The object identifier (OID) of each test database, which PostgreSQL uses as folder name. */
const oids: Readonly<Record<DefaultPrivileges, number>> = { old: 20_001, new: 20_002 };

type Runner = Pick<PostgresServer, 'run'>;

const readHere = (name: string): Promise<string> =>
  readFile(new URL(name, import.meta.url), 'utf8');

/**
 * Creates the data folder of a PostgreSQL server that is set up like a hosted project. It has one database for each set
 * of default privileges.
 */
export async function createHostedSupabaseCluster(
  programs: PostgresPrograms,
  dataDir: string,
): Promise<void> {
  await createPostgresDataDirectory(programs, dataDir, async (server) => {
    const { run } = server;
    await prepareHostedSupabaseTemplate(server);
    for (const privileges of DEFAULT_PRIVILEGE_VARIANTS) {
      await createHostedSupabaseDatabase(
        server,
        privileges,
        privileges,
        `oid = ${oids[privileges]}`,
      );
      await runHostedSupabaseMigrations(server, privileges, join(SUPABASE_DIR, 'migrations'));
      await run(await readFile(join(SUPABASE_DIR, 'seed.sql'), 'utf8'), 'postgres', privileges);
      await run(await readHere('people.sql'), 'postgres', privileges);
    }
    // Drops the unused databases, because each test copies the server's whole data folder.
    await run(`update pg_database set datistemplate = false`);
    for (const unused of ['postgres', 'template0', 'template1']) {
      await run(`drop database ${unused}`, undefined, 'new');
    }
  });
}

/**
 * Creates the roles, the schemas, and the tables of Auth, Realtime and Storage in PostgreSQL's template database, as
 * on hosted Supabase.
 */
export async function prepareHostedSupabaseTemplate({ run }: Runner): Promise<void> {
  await run(await readHere('hosted.sql'));
  await run(await readHere('hosted-auth.sql'), 'supabase_auth_admin');
  await run(await readHere('hosted-realtime.sql'));
  await createStorageTables(run);
  // Makes the role postgres the owner of the Storage and Realtime tables, so that it can create policies. On hosted
  // Supabase, the extension supautils allows this.
  await run(`grant all on schema storage to postgres;
    alter table storage.buckets owner to postgres;
    alter table storage.objects owner to postgres`);
}

/** Creates a database with the state of a hosted project before its first migration. */
export async function createHostedSupabaseDatabase(
  { run }: Runner,
  database: string,
  privileges: DefaultPrivileges,
  option = '',
): Promise<void> {
  await run(`create database "${database}" ${option} template postgres owner postgres`);
  if (privileges === 'new') {
    await run(await readHere('hosted-new-privileges.sql'), undefined, database);
  }
}

/** Runs the migrations of a folder without superuser rights, as hosted Supabase does. */
export async function runHostedSupabaseMigrations(
  { run }: Runner,
  database: string,
  folder: string,
): Promise<void> {
  for (const name of (await readdir(folder)).sort()) {
    await run(await readFile(join(folder, name), 'utf8'), 'postgres', database);
  }
}

export type HostedSupabaseTestDatabase = Database & PostgresServer;

/**
 * Starts a PostgreSQL server with copies of one or more prepared test databases. Returns undefined if PostgreSQL is not
 * installed.
 */
export async function openHostedSupabaseTestDatabase(
  privileges: DefaultPrivileges,
  ...others: readonly DefaultPrivileges[]
): Promise<HostedSupabaseTestDatabase | undefined> {
  const server = await startServer(privileges, others);
  return server && { ...server, ask: askWith(server.run) };
}

/** Starts a PostgreSQL server with a copy of a prepared test database, and runs all queries in one database session. */
export async function openHostedSupabaseSession(
  privileges: DefaultPrivileges,
): Promise<Database | undefined> {
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

async function startServer(
  privileges: DefaultPrivileges,
  others: readonly DefaultPrivileges[] = [],
): Promise<PostgresServer | undefined> {
  const programs = inject('postgres');
  const copied = [privileges, ...others].map((name) => oids[name]);
  return programs && startPostgres(programs, inject('hostedTemplate'), privileges, copied);
}

const askWith =
  (run: Runner['run']): Database['ask'] =>
  async (script, query) => {
    const [row] = await run(`${script};\n${query};`);
    return Object.values(row ?? {})[0];
  };
