import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { appliedVersions, recordVersion } from '@supabase/lite';
import { CommandError } from '@torsa/node-lib/command-error';
import type { LocalApp } from './embedded-app.ts';
import { takeBackGrants } from './grants.ts';

// Hosted has these from the start; migrations grant to them.
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
 * Brings the database up to the newest migration, in the order of their versions, each in one
 * transaction with its record, and then runs the seed, in a demo a year's life after it. Done already is not done again.
 * Throws a CommandError naming the file that failed; its changes are rolled back.
 */
export async function migrate(app: LocalApp, supabaseDir: string, isDemo = false): Promise<void> {
  await app.ensureSystemSchema();
  await app.connection.driver.exec(API_ROLES);
  const applied = new Set(await appliedVersions(app.connection));
  const folder = join(supabaseDir, 'migrations');
  for (const filename of (await readdir(folder)).sort()) {
    const [, version, name] = /^(\d+)_(.+)\.sql$/.exec(filename) ?? [];
    if (version === undefined || name === undefined || applied.has(version)) continue;
    const sql = await readFile(join(folder, filename), 'utf8');
    await inTransaction(app, filename, async () => {
      await app.connection.driver.exec(sql);
      await recordVersion(app.connection, { version, name, statements: [sql] });
    });
  }
  for (const filename of isDemo ? ['seed.sql', 'demo.sql'] : ['seed.sql']) {
    const seed = await readFile(join(supabaseDir, filename), 'utf8');
    await inTransaction(app, filename, () => app.connection.driver.exec(seed));
  }
  await takeBackGrants(app);
  // PGlite reads them when it opens: arrays of what a migration has made would be texts until the next start.
  await app.connection.driver.refreshArrayTypes();
}

async function inTransaction(
  app: LocalApp,
  filename: string,
  work: () => Promise<unknown>,
): Promise<void> {
  try {
    await app.connection.runInTransaction(work);
  } catch (cause) {
    const detail = cause instanceof Error ? cause.message : String(cause);
    throw new CommandError(`supabase: ${filename} failed: ${detail}`, { cause });
  }
}
