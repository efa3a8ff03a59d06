import { readFile } from 'node:fs/promises';

/** Runs an SQL query and returns its rows. */
export type RunSqlQuery = (sql: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;

/** The objects of a database schema, with keys of the form `kind: name` and their definitions as values. */
export type SchemaDump = ReadonlyMap<string, string>;

/** Tables outside of the project's schemas that migrations write to if they exist. */
const PROVIDER_TABLES = ['auth.users', 'storage.buckets', 'cron.job'];

/** Reads a database schema from PostgreSQL's catalogs, together with the rows that migrations inserted. */
export async function dumpSchema(query: RunSqlQuery): Promise<SchemaDump> {
  const facts = await query(await readFile(new URL('schema.sql', import.meta.url), 'utf8'));
  const schema = new Map(
    facts.map(({ kind, name, definition }) => [`${kind}: ${name}`, String(definition)]),
  );
  for (const table of await tables(query)) {
    for (const row of await rows(query, table)) schema.set(`row: ${table} ${row}`, '');
  }
  return schema;
}

async function tables(query: RunSqlQuery): Promise<string[]> {
  const found = await query(`
    select c.oid::regclass::text as name from pg_class c
      where c.relkind in ('r', 'p') and c.relnamespace::regnamespace::text in ('public', 'private')
    union
    select name from unnest(array['${PROVIDER_TABLES.join("','")}']) name where to_regclass(name) is not null
    order by 1`);
  return found.map(({ name }) => String(name));
}

/** Omits times and replaces random bytes, so that two schemas can be compared. */
async function rows(query: RunSqlQuery, table: string): Promise<string[]> {
  const found = await query(`
    select regexp_replace((to_jsonb(t) - array['created_at', 'updated_at'])::text, '"\\\\\\\\x([0-9a-f]+)"', '"bytes"', 'g') as row from ${table} t order by 1`);
  return found.map(({ row }) => String(row));
}
