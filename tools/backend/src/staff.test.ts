import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EmbeddedSupabase } from './embedded-app.ts';
import { SUPABASE_DIR } from './project-config.ts';
import { testDatabase } from './test-database.ts';

const CLIENT = 'client@torsa.example';

let database: Awaited<ReturnType<typeof testDatabase>>;
let app: EmbeddedSupabase;

beforeAll(async () => {
  database = await testDatabase();
  app = database.app;
});

afterAll(() => database.remove());

const run = (sql: string) => app.connection.driver.exec(sql);

async function stampOf(email: string): Promise<unknown> {
  const { rows } = await app.connection.driver.query(
    `select raw_user_meta_data ->> 'role' as seen, raw_app_meta_data ->> 'role' as app
     from auth.users where email = $1`,
    [email],
  );
  return rows[0];
}

const confirm = (email: string) =>
  run(`update auth.users set email_confirmed_at = now() where email = '${email}'`);

test('an account’s role follows changes in the staff table after the email address is confirmed again', async () => {
  await run(`insert into public.staff (email, role, team_role, staff_id, name)
    values ('${CLIENT}', 'team', 'team_member', 'TM009', 'Client')`);
  expect(await stampOf(CLIENT)).toEqual({ seen: 'user', app: 'user' });
  await confirm(CLIENT);
  expect(await stampOf(CLIENT)).toEqual({ seen: 'team', app: 'team' });
  await run(`update public.staff set role = 'founder', team_role = null where email = '${CLIENT}'`);
  expect(await stampOf(CLIENT)).toEqual({ seen: 'founder', app: 'founder' });
  await run(`update public.staff set email = 'other@torsa.example' where email = '${CLIENT}'`);
  expect(await stampOf(CLIENT)).toEqual({ seen: 'user', app: 'user' });
  await run(`update public.staff set email = '${CLIENT}' where email = 'other@torsa.example'`);
  expect(await stampOf(CLIENT)).toEqual({ seen: 'user', app: 'user' });
  await confirm(CLIENT);
  expect(await stampOf(CLIENT)).toEqual({ seen: 'founder', app: 'founder' });
  await run(`delete from public.staff where email = '${CLIENT}'`);
  expect(await stampOf(CLIENT)).toEqual({ seen: 'user', app: 'user' });
});

test.each([
  ["('Upper@torsa.example', 'founder', null, 'AB001', 'A')", 'staff_email_form'],
  ["('a@torsa.example', 'boss', null, 'AB001', 'A')", 'staff_role_known'],
  ["('a@torsa.example', 'team', null, 'AB001', 'A')", 'staff_team_role_fits_role'],
  ["('a@torsa.example', 'founder', 'team_leader', 'AB001', 'A')", 'staff_team_role_fits_role'],
  ["('a@torsa.example', 'founder', null, 'ab1', 'A')", 'staff_id_form'],
  ["('a@torsa.example', 'founder', null, null, 'A')", 'staff_id'],
])('the staff row %s is refused', async (row, constraint) => {
  const insert = `insert into public.staff (email, role, team_role, staff_id, name) values ${row}`;
  await expect(run(insert)).rejects.toThrow(constraint);
});

test('a client cannot change to the email address of a staff member', async () => {
  const change = `update auth.users set email = 'TL001@torsa.example' where email = '${CLIENT}'`;
  await expect(run(change)).rejects.toThrow('reserved for staff');
});

test('a confirmed email address counts as a staff address only if all its ASCII letters match exactly', async () => {
  await run(`insert into public.staff (email, role, staff_id, name)
    values ('kim@torsa.example', 'founder', 'KIM001', 'Kim')`);
  const add = (id: number, email: string) =>
    run(`insert into auth.users (id, aud, role, email, created_at, updated_at) values
      ('00000000-0000-4000-8000-00000000010${id}', 'authenticated', 'authenticated', '${email}', now(), now())`);
  await add(1, 'kim@torsa.example');
  expect(await stampOf('kim@torsa.example')).toEqual({ seen: 'user', app: 'user' });
  await confirm('kim@torsa.example');
  expect(await stampOf('kim@torsa.example')).toEqual({ seen: 'founder', app: 'founder' });
  // The Kelvin sign becomes the letter k in lower case.
  const lookAlike = '\u212aim@torsa.example';
  await add(2, lookAlike);
  await confirm(lookAlike);
  expect(await stampOf(lookAlike)).toEqual({ seen: 'user', app: 'user' });
});

test('the database seed can run again, even on users with an instance ID', async () => {
  const count = async (): Promise<unknown> =>
    (await app.connection.driver.query('select count(*) from auth.users')).rows[0];
  const before = await count();
  await run('alter table auth.users add column instance_id uuid');
  await run(await readFile(join(SUPABASE_DIR, 'seed.sql'), 'utf8'));
  expect(await count()).toEqual(before);
  const { rows } = await app.connection.driver.query('select distinct instance_id from auth.users');
  expect(rows).toEqual([{ instance_id: '00000000-0000-0000-0000-000000000000' }]);
});
