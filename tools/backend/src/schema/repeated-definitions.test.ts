import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SUPABASE_DIR } from '../project-config.ts';
import { findRepeatedSqlDefinitions } from './repeated-definitions.ts';

const HALVE = 'create function private.halve(p_n integer) returns integer as $$ select 1 $$;';
const problemsOf = (...files: readonly string[]) =>
  findRepeatedSqlDefinitions(new Map(files.map((sql, index) => [`${index + 1}.sql`, sql])));

test('the project’s migrations define each SQL function once', async () => {
  const folder = join(SUPABASE_DIR, 'migrations');
  const names = (await readdir(folder)).sort();
  const migrations = await Promise.all(
    names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const),
  );
  expect(migrations.length).toBeGreaterThan(1);
  expect(findRepeatedSqlDefinitions(new Map(migrations))).toEqual([]);
});

test('the definition check refuses a function that two files define', () => {
  const again = `create or replace function private.halve(
    n integer default round(1, 2)) returns integer as $$ select 2 $$;`;
  expect(problemsOf(HALVE, again)).toEqual([
    '2.sql defines private.halve(integer) again. Change the definition in 1.sql.',
  ]);
});

test('the definition check refuses a function that one file defines twice', () => {
  expect(problemsOf(HALVE + HALVE)).toEqual([
    '1.sql defines private.halve(integer) again. Change the definition in 1.sql.',
  ]);
});

test('the definition check accepts functions with the same name and different argument types', () => {
  const other = HALVE.replace('p_n integer', 'p_n bigint, out half bigint');
  expect(problemsOf(HALVE, other)).toEqual([]);
});

test('the definition check ignores definitions in comments and function bodies', () => {
  expect(problemsOf(HALVE, `-- ${HALVE}\ndo $$ begin drop table boxes; end $$;`)).toEqual([]);
});

test.each([
  'drop function private.halve(integer);',
  'alter function private.halve(integer) rename to half;',
  "alter type public.colour add value 'red';",
  'alter table public.boxes\n  add column size integer;',
])('the definition check refuses a change of an earlier definition: %s', (change) => {
  expect(problemsOf(HALVE, change)).toEqual([expect.stringMatching(/^2\.sql has ".+"\. Change/)]);
});

test('the definition check accepts triggers, constraints and row-level security after a table', () => {
  expect(
    problemsOf(
      'create table public.boxes (size integer);',
      'alter table public.boxes enable row level security;\nalter table public.boxes add constraint one check (true);',
    ),
  ).toEqual([]);
});
