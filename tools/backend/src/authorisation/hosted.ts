import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SUPABASE_DIR } from '../project-config.ts';
import type { Database } from './database.ts';
import type { PostgresPrograms } from './find-postgres.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

/** What the API's roles may do with a new table: everything, or since 30 October 2026 nothing. */
export const PRIVILEGES = ['old', 'new'] as const;
export type Privileges = (typeof PRIVILEGES)[number];

const readHere = (name: string): Promise<string> =>
  readFile(new URL(name, import.meta.url), 'utf8');

/**
 * A PostgreSQL server with the roles, schemas and grants of a hosted project. The migrations run in
 * it as they do there, as a user who is no superuser.
 */
export async function hostedDatabase(
  programs: PostgresPrograms,
  privileges: Privileges,
): Promise<Database & PostgresServer> {
  const server = await startPostgres(programs);
  try {
    await server.run(await readHere('hosted.sql'));
    await server.run(await readHere('hosted-auth.sql'), 'supabase_auth_admin');
    if (privileges === 'new') await server.run(await readHere('hosted-new-privileges.sql'));
    const folder = join(SUPABASE_DIR, 'migrations');
    for (const name of (await readdir(folder)).sort()) {
      await server.run(await readFile(join(folder, name), 'utf8'), 'postgres');
    }
    await server.run(await readFile(join(SUPABASE_DIR, 'seed.sql'), 'utf8'), 'postgres');
    await server.run(await readHere('people.sql'), 'postgres');
  } catch (error) {
    await server.close();
    throw error;
  }
  return {
    ...server,
    async ask(script, query) {
      const [row] = await server.run(`${script};\n${query};`);
      return Object.values(row ?? {})[0];
    },
  };
}
