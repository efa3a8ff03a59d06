import { MemoryFS } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EmbeddedSupabase } from '../embedded-app.ts';
import { openDatabase } from '../testing.ts';
import { compareSchemas, getSchemaDifferenceReason } from './compare-schemas.ts';
import { dumpSchema, type SchemaDump } from './dump-schema.ts';

const COMMON = `
  create schema private;
  create table private.boxes (name text primary key, size integer not null default 1);`;

let app: EmbeddedSupabase;

/** Returns the schema of a migration. It runs in a transaction that is rolled back, because a new database takes seconds. */
async function schemaOf(sql: string): Promise<SchemaDump> {
  const { driver } = app.connection;
  await driver.exec(`begin; ${COMMON} ${sql}`);
  try {
    return await dumpSchema(
      async (query) => (await driver.query<Record<string, unknown>>(query)).rows,
    );
  } finally {
    await driver.exec('rollback');
  }
}

let before: SchemaDump;
beforeAll(async () => {
  app = await openDatabase(new MemoryFS());
  before = await schemaOf(`
  create function private.double(n integer) returns integer language sql as $$ select 2 * n $$;
  create policy own on private.boxes for select using (true);
  insert into private.boxes values ('a', 1);`);
});

afterAll(() => app.connection.close());

test('the schema comparison reports no difference for one schema in two SQL spellings', async () => {
  const after = await schemaOf(`
  insert into private.boxes values ('b', 1);
  update private.boxes set name = 'a';
  create policy own on private.boxes for select using (size = 1);
  create function private.double(n integer) returns integer language sql as $$ select n $$;
  create or replace function private.double(n integer) returns integer language sql as $$
    -- Why.
    select 2 * n
  $$;
  drop policy own on private.boxes;
  create policy own on private.boxes for select using (true);`);
  expect(before.get('body: private.double(integer)')).toContain('2 * n');
  expect(compareSchemas(before, after)).toEqual([]);
});

test('the schema comparison reports every kind of schema change', async () => {
  const after = await schemaOf(`
  create function private.double(n integer) returns integer language sql stable as $$ select 3 * n $$;
  revoke execute on function private.double from public;
  create policy own on private.boxes for select using (size = 1);
  create index boxes_size on private.boxes (size);
  alter table private.boxes add constraint boxes_size_positive check (size > 0), alter column size drop default;
  alter table private.boxes set (fillfactor = 50);
  create trigger same before update on private.boxes for each row execute function suppress_redundant_updates_trigger();
  insert into private.boxes values ('b', 1);`);
  expect(compareSchemas(before, after).map(({ fact }) => fact)).toEqual([
    'body: private.double(integer)',
    'column: private.boxes.size',
    'constraint: private.boxes boxes_size_positive',
    'function: private.double(integer)',
    'grant: function private.double(integer)',
    'index: private.boxes_size',
    'policy: private.boxes own',
    'row: private.boxes {"name": "a", "size": 1}',
    'row: private.boxes {"name": "b", "size": 1}',
    'table: private.boxes',
    'trigger: private.boxes same',
  ]);
});

test('an expected schema difference applies only if its pattern matches the whole name of the difference', () => {
  const difference = { fact: 'column: boxes.size', before: 'integer', after: 'bigint' };
  const explain = (fact: RegExp) =>
    getSchemaDifferenceReason(difference, [{ fact, reason: 'Boxes grew.' }]);
  expect(explain(/column: boxes\.size/)).toBe('Boxes grew.');
  expect(explain(/column: boxes/)).toBeUndefined();
});
