import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MemoryFS } from '@electric-sql/pglite';
import { makeTempFolder, type TempFolder } from '@torsa/node-lib/temp-folder';
import type { PostgresPrograms } from '../authorisation/find-postgres.ts';
import {
  createHostedSupabaseDatabase,
  DEFAULT_PRIVILEGE_VARIANTS,
  type DefaultPrivileges,
  prepareHostedSupabaseTemplate,
  runHostedSupabaseMigrations,
} from '../authorisation/hosted.ts';
import { createPostgresDataDirectory } from '../authorisation/postgres-server.ts';
import { runMigrations } from '../migrate.ts';
import { SUPABASE_DIR } from '../project-config.ts';
import { openDatabase } from '../testing.ts';
import { dumpSchema, type SchemaDump } from './dump-schema.ts';

/** Applies a folder of migrations to the embedded database and returns the resulting schema. */
export async function dumpEmbeddedSchema(migrationsDir: string): Promise<SchemaDump> {
  const project = await projectWithoutSeed(migrationsDir);
  const app = await openDatabase(new MemoryFS());
  try {
    await runMigrations(app, project.path);
    return await dumpSchema(
      async (sql) => (await app.connection.driver.query<Record<string, unknown>>(sql)).rows,
    );
  } finally {
    await app.connection.close();
    await project.remove();
  }
}

/**
 * Applies each folder of migrations to PostgreSQL with the roles of a hosted project.
 * @returns the schemas for each type of default privileges
 */
export async function dumpHostedSupabaseSchemas(
  programs: PostgresPrograms,
  folders: readonly string[],
): Promise<Record<DefaultPrivileges, SchemaDump[]>> {
  const data = await makeTempFolder();
  const schemas: Record<DefaultPrivileges, SchemaDump[]> = { old: [], new: [] };
  try {
    await createPostgresDataDirectory(programs, join(data.path, 'data'), async (server) => {
      await prepareHostedSupabaseTemplate(server);
      for (const privileges of DEFAULT_PRIVILEGE_VARIANTS) {
        for (const [index, folder] of folders.entries()) {
          const database = `${privileges}_${index}`;
          await createHostedSupabaseDatabase(server, database, privileges);
          await runHostedSupabaseMigrations(server, database, folder);
          schemas[privileges].push(await dumpSchema((sql) => server.run(sql, undefined, database)));
        }
      }
    });
    return schemas;
  } finally {
    await data.remove();
  }
}

async function projectWithoutSeed(migrationsDir: string): Promise<TempFolder> {
  const folder = await makeTempFolder();
  await mkdir(join(folder.path, 'migrations'));
  await cp(migrationsDir, join(folder.path, 'migrations'), { recursive: true });
  await cp(join(SUPABASE_DIR, 'config.toml'), join(folder.path, 'config.toml'));
  await writeFile(join(folder.path, 'seed.sql'), 'select 1;');
  return folder;
}
