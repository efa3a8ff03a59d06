import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tempFolder } from '@torsa/node-lib/testing/temp-folder';
import { beforeEach, expect, test } from 'vitest';
import { SUPABASE_DIR } from '../project-config.ts';
import { APPLIED_MIGRATIONS_FILE, checkAppliedMigrations } from './applied-migrations.ts';

const FIRST = '20260101000000_first.sql';
const SECOND = '20260102000000_second.sql';

let folder: string;
const write = (name: string, sql: string) => writeFile(join(folder, 'migrations', name), sql);

beforeEach(async () => {
  folder = await tempFolder();
  await mkdir(join(folder, 'migrations'));
  await write(FIRST, 'select 1;');
  await write(SECOND, 'select 2;');
  await writeFile(join(folder, APPLIED_MIGRATIONS_FILE), '');
  const lines = (await checkAppliedMigrations(folder)).map(
    (problem) => /"(.+)"/.exec(problem)?.[1],
  );
  await writeFile(join(folder, APPLIED_MIGRATIONS_FILE), `${lines.join('\n')}\n`);
});

test('the project’s applied migrations match the hashes in applied-migrations.sha256', async () => {
  expect(await checkAppliedMigrations(SUPABASE_DIR)).toEqual([]);
});

test('the migration check reports no error for unchanged migrations', async () => {
  expect(await checkAppliedMigrations(folder)).toEqual([]);
});

test('the migration check refuses a changed migration', async () => {
  await write(FIRST, 'select 1;\n');
  expect(await checkAppliedMigrations(folder)).toEqual([
    expect.stringMatching(
      `${FIRST} was changed. If no deployment has run it, its line becomes "[0-9a-f]{64}  ${FIRST}" in .+ Otherwise restore the file`,
    ),
  ]);
});

test('the migration check refuses a removed migration', async () => {
  await rm(join(folder, 'migrations', SECOND));
  expect(await checkAppliedMigrations(folder)).toEqual([
    expect.stringContaining(`${SECOND} was removed`),
  ]);
});

test('the migration check refuses a renamed migration', async () => {
  await rename(join(folder, 'migrations', SECOND), join(folder, 'migrations/20260103000000_x.sql'));
  expect(await checkAppliedMigrations(folder)).toEqual([
    expect.stringContaining(`${SECOND} was removed`),
    expect.stringContaining('20260103000000_x.sql is new'),
  ]);
});

test('the migration check accepts a new migration after its hash is added to the list', async () => {
  const name = '20260103000000_third.sql';
  await write(name, 'select 3;');
  const [problem] = await checkAppliedMigrations(folder);
  const line = /^20260103000000_third.sql is new: add the line "([0-9a-f]{64} {2}\S+)"/.exec(
    problem ?? '',
  )?.[1];
  await writeFile(join(folder, APPLIED_MIGRATIONS_FILE), `${line}\n`, { flag: 'a' });
  expect(await checkAppliedMigrations(folder)).toEqual([]);
});

test('the migration check refuses a new migration with an earlier version than an applied migration', async () => {
  await write('20260101120000_between.sql', 'select 3;');
  expect(await checkAppliedMigrations(folder)).toContain(
    `20260101120000_between.sql is earlier than ${SECOND}, which is applied: give it a later version.`,
  );
});

test('the migration check refuses a changed text of the project’s first migration', async () => {
  await cp(SUPABASE_DIR, folder, { recursive: true });
  await rm(join(folder, 'migrations', FIRST));
  await rm(join(folder, 'migrations', SECOND));
  await write('20261126080001_texts.sql', 'select 1;');
  expect(await checkAppliedMigrations(folder)).toEqual([
    expect.stringContaining('20261126080001_texts.sql was changed'),
  ]);
});
