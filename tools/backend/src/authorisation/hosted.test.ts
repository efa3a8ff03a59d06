import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { skipWithout } from '@torsa/node-lib/testing/missing-program';
import { parse } from 'smol-toml';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { SUPABASE_DIR } from '../project-config.ts';
import {
  DEFAULT_PRIVILEGE_VARIANTS,
  type DefaultPrivileges,
  type HostedSupabaseTestDatabase,
  openHostedSupabaseTestDatabase,
} from './hosted.ts';

// Tests that the embedded backend cannot run, because it has one session and no role for its auth server.
let database: HostedSupabaseTestDatabase | undefined;

beforeAll(async () => {
  database = await openHostedSupabaseTestDatabase('new', 'old');
});

afterAll(() => database?.close());

beforeEach((context) => {
  if (!database) skipWithout('PostgreSQL', context);
});

const run = async (sql: string, user?: string, privileges?: DefaultPrivileges) =>
  (await database?.run(sql, user, privileges)) ?? [];

/** Runs one request of an anonymous visitor like PostgREST, with the settings of its role. */
const asAnon = (sql: string, headers: object = {}) =>
  run(
    `begin;
    select set_config('request.headers', '${JSON.stringify(headers)}', true);
    select set_config(split_part(setting, '=', 1), split_part(setting, '=', 2), true)
      from pg_roles, unnest(rolconfig) as setting where rolname = 'anon';
    set local role anon;
    ${sql};
    commit;`,
    'authenticator',
  );

/** Inserts a contact message. `pause` keeps the request open for some seconds. */
const send = (email: string, headers: object, pause = 0) =>
  asAnon(
    `insert into public.contact_messages (name, email, message) values ('Ada', '${email}', 'Hi');
    select pg_sleep(${pause})`,
    headers,
  );

const stored = async (email: string) => {
  const [row] = await run(
    `select count(*)::int from public.contact_messages where email = '${email}'`,
  );
  return row?.count;
};

test('the test server has the same PostgreSQL major version as the project', async () => {
  const config = parse(await readFile(join(SUPABASE_DIR, 'config.toml'), 'utf8'));
  const [row] = await run('show server_version');
  expect(config).toMatchObject({
    db: { major_version: Number.parseInt(`${row?.server_version}`, 10) },
  });
});

test('migrations grant the same rights with the old and the new default privileges of hosted Supabase', async () => {
  const query = await readFile(new URL('rights.sql', import.meta.url), 'utf8');
  const [old, now] = [await run(query, undefined, 'old'), await run(query, undefined, 'new')];
  expect(now.length).toBeGreaterThan(0);
  expect(now).toEqual(old);
});

test('API roles cannot use a new table, sequence or function before a grant, with old or new default privileges', async () => {
  const made = `begin;
    create table public.forgotten (id integer generated always as identity);
    create function public.forgotten_too() returns integer language sql as 'select 1';
    create function private.forgotten_too() returns integer language sql as 'select 1';
    select caller from unnest(array['anon', 'authenticated', 'service_role']) as caller
      where has_table_privilege(caller, 'public.forgotten', 'select, insert, update, delete, truncate, references, trigger')
        or has_sequence_privilege(caller, 'public.forgotten_id_seq', 'usage, select, update')
        or has_function_privilege(caller, 'public.forgotten_too()', 'execute')
        or has_function_privilege(caller, 'private.forgotten_too()', 'execute')`;
  for (const privileges of DEFAULT_PRIVILEGE_VARIANTS) {
    expect(await run(made, 'postgres', privileges)).toEqual([]);
  }
});

test("the API's login role (authenticator) has no rights, and requests have the statement time-out of the user's role", async () => {
  await expect(run('select from public.contact_messages', 'authenticator')).rejects.toThrow(
    'permission denied',
  );
  const timeouts = `select current_setting('statement_timeout') as statement,
    current_setting('lock_timeout') as lock`;
  expect(await run(timeouts, 'authenticator')).toEqual([{ statement: '8s', lock: '8s' }]);
  await expect(asAnon('select pg_sleep(20)')).rejects.toThrow('statement timeout');
});

test("migrations can create triggers on the auth server's account and session tables, but cannot alter these tables", async () => {
  for (const table of ['auth.users', 'auth.sessions']) {
    await run(
      `begin; create trigger probe before update on ${table}
        for each row execute function suppress_redundant_updates_trigger(); rollback`,
      'postgres',
    );
    const index = run(`create index probe on ${table} (id)`, 'postgres');
    await expect(index).rejects.toThrow('must be owner');
  }
  const made = run('create table auth.probe ()', 'postgres');
  await expect(made).rejects.toThrow('permission denied for schema auth');
});

test('the auth server allows one account per email address, and deleting an account ends its sessions', async () => {
  const id = randomUUID();
  const authServer = (sql: string) => run(sql, 'supabase_auth_admin');
  const user = (of: string) =>
    `insert into users (id, email) values ('${of}', '${id}@example.org')`;
  await authServer(`${user(id)};
    insert into sessions (id, user_id) values ('${id}', '${id}');
    insert into refresh_tokens (token, user_id, session_id) values ('${id}', '${id}', '${id}')`);
  await expect(authServer(user(randomUUID()))).rejects.toThrow('users_email_partial_key');
  await run(`delete from auth.users where id = '${id}'`, 'postgres');
  expect(await run(`select from auth.refresh_tokens where token = '${id}'`)).toEqual([]);
});

// PostgreSQL 17 has a new right for maintenance such as locking and vacuuming. The embedded backend cannot refuse it.
test('API roles lack the MAINTAIN privilege on every table', async () => {
  const granted = await run(`
    select relation.oid::regclass::text as name, caller
      from pg_class relation, unnest(array['anon', 'authenticated']) as caller
      where relation.relkind in ('r', 'p', 'm')
        and relation.relnamespace::regnamespace::text in ('public', 'private', 'auth')
        and has_table_privilege(caller, relation.oid, 'maintain')`);
  expect(granted).toEqual([]);
});

test('a retry of a contact message waits for the first attempt, and the message is stored once', async () => {
  const [email, headers] = [`${randomUUID()}@example.org`, { 'idempotency-key': randomUUID() }];
  await Promise.all(Array.from({ length: 8 }, () => send(email, headers, 0.1)));
  expect(await stored(email)).toBe(1);
});

test("concurrent database sessions of one sender share the sender's rate limit", async () => {
  const email = `${randomUUID()}@example.org`;
  const sent = await Promise.allSettled(Array.from({ length: 24 }, () => send(email, {})));
  const refusals = sent.filter(({ status }) => status === 'rejected');
  expect(refusals).toHaveLength(4);
  for (const refusal of refusals) {
    expect(String('reason' in refusal && refusal.reason)).toContain('Too many messages');
  }
  expect(await stored(email)).toBe(20);
});

test('the auth server cannot give an account another role than that of its email address', async () => {
  const id = randomUUID();
  const asked = `'{"role": "founder"}'`;
  const authServer = (sql: string) => run(sql, 'supabase_auth_admin');
  const stamp = () =>
    run(`select raw_user_meta_data ->> 'role' as own, raw_app_meta_data ->> 'role' as ours
      from auth.users where id = '${id}'`);

  await authServer(`insert into auth.users (id, email, raw_user_meta_data, raw_app_meta_data)
    values ('${id}', 'mallory@example.org', ${asked}, ${asked})`);
  expect(await stamp()).toEqual([{ own: 'user', ours: 'user' }]);
  await authServer(`update auth.users set email_confirmed_at = now(), raw_user_meta_data = ${asked}
    where id = '${id}'`);
  expect(await stamp()).toEqual([{ own: 'user', ours: 'user' }]);
  const change = `update auth.users set email = 'TM001@torsa.example' where id = '${id}'`;
  await expect(authServer(change)).rejects.toThrow('reserved for staff');
});
