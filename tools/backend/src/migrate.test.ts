import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeTempFolder } from '@torsa/node-lib/temp-folder';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHostedSupabaseTestDatabase } from './authorisation/hosted.ts';
import { runMigrations } from './migrate.ts';
import { SUPABASE_DIR } from './project-config.ts';
import { testDatabase } from './test-database.ts';

const LATER = 'migrations/20990101000000_add_notes.sql';

let database: Awaited<ReturnType<typeof testDatabase>>;
let folder: Awaited<ReturnType<typeof makeTempFolder>>;

beforeAll(async () => {
  database = await testDatabase();
  folder = await makeTempFolder();
  await cp(SUPABASE_DIR, folder.path, { recursive: true });
  await writeFile(
    join(folder.path, LATER),
    `create type public.note_kind as enum ('short'); create table public.notes (kinds public.note_kind[]);`,
  );
});

afterAll(async () => {
  await database.remove();
  await folder.remove();
});

test('a migration is rolled back if the record of the applied migration cannot be written', async () => {
  const { app } = database;
  const history = 'supabase_migrations.schema_migrations';
  await app.connection.driver.exec(`alter table ${history} add check (version < '2099') not valid`);
  await expect(runMigrations(app, folder.path)).rejects.toThrow(
    '20990101000000_add_notes.sql failed',
  );
  await app.connection.driver.exec(
    `alter table ${history} drop constraint schema_migrations_version_check`,
  );
  await runMigrations(app, folder.path);
  const { rows } = await app.connection.driver.query(
    `select to_regclass('public.notes')::text as made, count(*)::int as recorded
       from ${history} where version = '20990101000000'`,
  );
  expect(rows).toEqual([{ made: 'notes', recorded: 1 }]);
});

test('the database driver returns arrays for array columns of a type that a migration has just created', async () => {
  const { rows } = await database.app.connection.driver.query(
    'select $1::public.note_kind[] as kinds',
    [['short']],
  );
  expect(rows).toEqual([{ kinds: ['short'] }]);
});

test('a database with unknown migrations is refused, and the error contains the command that deletes the database', async () => {
  const { app } = database;
  const history = 'supabase_migrations.schema_migrations';
  const { rows } = await app.connection.driver.query<{ versions: string[] }>(
    `select array_agg(version) as versions from ${history}`,
  );
  await app.connection.driver.exec(`update ${history} set version = '1' || version`);
  await expect(runMigrations(app, folder.path)).rejects.toThrow(
    `and ${(rows[0]?.versions.length ?? 0) - 1} more are not in ${folder.path}/migrations. Run "npm run reset"`,
  );
  await app.connection.driver.exec(`update ${history} set version = substr(version, 2)`);
  await runMigrations(app, folder.path);
});

test('a database with an earlier version of a migration is refused, and the error contains the command that deletes the database', async () => {
  const file = join(folder.path, LATER);
  const text = await readFile(file, 'utf8');
  await writeFile(file, `${text} -- changed`);
  await expect(runMigrations(database.app, folder.path)).rejects.toThrow(
    'an earlier version of the migration 20990101000000_add_notes.sql. Run "npm run reset"',
  );
  await writeFile(file, text);
  await runMigrations(database.app, folder.path);
});

test('a database with a later migration of another git branch can be opened', async () => {
  const { app } = database;
  await rm(join(folder.path, LATER));
  await runMigrations(app, folder.path);
});

test('a demo runs demo.sql after the migrations', async () => {
  const { app } = database;
  await writeFile(join(folder.path, 'demo.sql'), 'create table public.demo_data ();');
  await runMigrations(app, folder.path, true);
  const { rows } = await app.connection.driver.query(
    `select to_regclass('public.demo_data')::text as made`,
  );
  expect(rows).toEqual([{ made: 'demo_data' }]);
});

test('the demo data can be loaded into a migrated database', async () => {
  const query = 'select count(*) > 100 as conversations from public.conversations';
  // The default run loads a tenth of the rows into PostgreSQL, which needs a tenth of the processor time of the embedded
  // database. The daily run loads all rows into the embedded database.
  const hosted = isExhaustive ? undefined : await openHostedSupabaseTestDatabase('new');
  if (hosted) {
    const demo = await readFile(join(SUPABASE_DIR, 'demo.sql'), 'utf8');
    const tenth = demo.replaceAll(/generate_series\(1, (\d+)0\) n/g, 'generate_series(1, $1) n');
    await hosted.run(tenth, 'postgres');
    expect(await hosted.ask('', query.replace('100', '10'))).toBe(true);
    return hosted.close();
  }
  const { app, remove } = await testDatabase();
  await runMigrations(app, SUPABASE_DIR, true);
  const { rows } = await app.connection.driver.query(query);
  expect(rows).toEqual([{ conversations: true }]);
  await remove();
}, 300_000);
