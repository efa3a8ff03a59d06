import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { appliedVersions, recordVersion } from '@supabase/lite';
import { CommandError } from '@torsa/node-lib/command-error';
import type { EmbeddedSupabase } from './embedded-app.ts';
import { revokeUnneededGrants } from './grants.ts';
import { createStorageTables } from './storage/create-tables.ts';
import { removeTableArrayParsers } from './table-parsers.ts';

/** The last sentence of the errors for a database that has other migrations than this checkout. */
const resetHint =
  'Run "npm run reset" to delete the local data ("npm run reset -- --demo" for the demo), and start again.';

// The database roles to which migrations grant rights. Hosted Supabase has these roles from the start.
const API_ROLES = `
do $$ begin
  if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin; end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then
    create role authenticated nologin;
  end if;
  if not exists (select from pg_roles where rolname = 'service_role') then
    create role service_role nologin bypassrls;
  end if;
end $$`;

/**
 * Applies pending migrations in version order, each in one transaction with its record. Then it runs the seed and, in
 * a demo, adds demo data.
 * @throws {CommandError} with the name of a failed file, or if the folder lacks a migration of the database
 */
export async function runMigrations(
  app: EmbeddedSupabase,
  supabaseDir: string,
  isDemo = false,
): Promise<void> {
  await app.ensureSystemSchema();
  await app.connection.driver.exec(API_ROLES);
  await createStorageTables((sql) => app.connection.driver.exec(sql));
  const applied = new Set(await appliedVersions(app.connection));
  const folder = join(supabaseDir, 'migrations');
  const migrations = await readMigrations(folder);
  const pending = migrations.filter(({ version }) => !applied.has(version));
  refuseOtherHistory(folder, applied, migrations, pending);
  await refuseChangedMigrations(app, migrations);
  for (const { filename, version, name, sql } of pending) {
    await inTransaction(app, filename, async () => {
      await app.connection.driver.exec(sql);
      await recordVersion(app.connection, { version, name, statements: [sql] });
    });
  }
  for (const filename of isDemo ? ['seed.sql', 'demo.sql'] : ['seed.sql']) {
    const seed = await readFile(join(supabaseDir, filename), 'utf8');
    await inTransaction(app, filename, () => app.connection.driver.exec(seed));
  }
  await revokeUnneededGrants(app);
  // Refreshes PGlite's array types, which it otherwise reads only when it opens. Without them, it returns arrays as
  // texts.
  await app.connection.driver.refreshArrayTypes();
  await removeTableArrayParsers(app.connection);
}

interface Migration {
  readonly filename: string;
  readonly version: string;
  readonly name: string;
  readonly sql: string;
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const migrations: Migration[] = [];
  for (const filename of (await readdir(folder)).sort()) {
    const [, version, name] = /^(\d+)_(.+)\.sql$/.exec(filename) ?? [];
    if (version === undefined || name === undefined) continue;
    const sql = await readFile(join(folder, filename), 'utf8');
    migrations.push({ filename, version, name, sql });
  }
  return migrations;
}

/** Refuses pending migrations on a database with foreign migrations, because they would fail half-way. */
function refuseOtherHistory(
  folder: string,
  applied: ReadonlySet<string>,
  migrations: readonly Migration[],
  pending: readonly Migration[],
): void {
  const known = new Set(migrations.map(({ version }) => version));
  const unknown = [...applied].filter((version) => !known.has(version)).sort();
  if (unknown.length === 0 || pending.length === 0) return;
  throw new CommandError(
    `This database was created by other migrations: ${unknown[0]} and ${unknown.length - 1} more are not in ${folder}. ${resetHint}`,
  );
}

/**
 * Refuses a database with an earlier version of a migration file, because its functions and tables differ from the
 * files.
 */
async function refuseChangedMigrations(
  app: EmbeddedSupabase,
  migrations: readonly Migration[],
): Promise<void> {
  const { rows } = await app.connection.driver.query<{ version: string; statements: string[] }>(
    'select version, statements from supabase_migrations.schema_migrations',
  );
  const texts = new Map(rows.map(({ version, statements }) => [version, statements.join('')]));
  for (const { filename, version, sql } of migrations) {
    if ((texts.get(version) ?? sql) === sql) continue;
    throw new CommandError(
      `This database was created by an earlier version of the migration ${filename}. ${resetHint}`,
    );
  }
}

async function inTransaction(
  app: EmbeddedSupabase,
  filename: string,
  work: () => Promise<unknown>,
): Promise<void> {
  try {
    await app.connection.runInTransaction(work);
  } catch (cause) {
    const detail = cause instanceof Error ? cause.message : String(cause);
    throw new CommandError(
      `supabase/${filename} failed and was rolled back. Correct the file and start again. ${detail}`,
      { cause },
    );
  }
}
