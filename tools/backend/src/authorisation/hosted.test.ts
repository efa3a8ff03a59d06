import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { skipWithout } from '@torsa/node-lib/testing/missing-program';
import { parse } from 'smol-toml';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { SUPABASE_DIR } from '../project-config.ts';
import { findPostgres } from './find-postgres.ts';
import { hostedDatabase } from './hosted.ts';

// What the embedded backend cannot show: it has one session, and no role for its auth server.
let database: Awaited<ReturnType<typeof hostedDatabase>> | undefined;

beforeAll(async () => {
  const programs = await findPostgres();
  if (programs !== undefined) database = await hostedDatabase(programs);
});

afterAll(async () => database?.close());

beforeEach((context) => {
  if (!database) skipWithout('PostgreSQL', context);
});

const run = async (sql: string, user?: string) => (await database?.run(sql, user)) ?? [];

/** One request of an anonymous visitor, as PostgREST runs it; `pause` keeps it open, in seconds. */
function send(email: string, headers: object, pause = 0): Promise<unknown> {
  return run(
    `begin;
    select set_config('request.headers', '${JSON.stringify(headers)}', true);
    set local role anon;
    insert into public.contact_messages (name, email, message) values ('Ada', '${email}', 'Hi');
    select pg_sleep(${pause});
    commit;`,
    'postgres',
  );
}

const stored = async (email: string) => {
  const [row] = await run(
    `select count(*)::int from public.contact_messages where email = '${email}'`,
  );
  return row?.count;
};

test('the server has the major version of the project', async () => {
  const config = parse(await readFile(join(SUPABASE_DIR, 'config.toml'), 'utf8'));
  const [row] = await run('show server_version');
  expect(config).toMatchObject({
    db: { major_version: Number.parseInt(`${row?.server_version}`, 10) },
  });
});

// PostgreSQL 17 has this right anew, for locking and vacuuming; the embedded backend cannot refuse it.
test('callers of the API may maintain no table', async () => {
  const granted = await run(`
    select relation.oid::regclass::text as name, caller
      from pg_class relation, unnest(array['anon', 'authenticated']) as caller
      where relation.relkind in ('r', 'p', 'm')
        and relation.relnamespace::regnamespace::text in ('public', 'private', 'auth')
        and has_table_privilege(caller, relation.oid, 'maintain')`);
  expect(granted).toEqual([]);
});

test('a retry that overtakes its first attempt waits for it, and is stored once', async () => {
  const [email, headers] = [`${randomUUID()}@example.org`, { 'idempotency-key': randomUUID() }];
  await Promise.all(Array.from({ length: 8 }, () => send(email, headers, 0.2)));
  expect(await stored(email)).toBe(1);
});

test('sessions side by side count as one', async () => {
  const email = `${randomUUID()}@example.org`;
  const sent = await Promise.allSettled(Array.from({ length: 24 }, () => send(email, {})));
  const refusals = sent.filter(({ status }) => status === 'rejected');
  expect(refusals).toHaveLength(4);
  for (const refusal of refusals) {
    expect(String('reason' in refusal && refusal.reason)).toContain('Too many messages');
  }
  expect(await stored(email)).toBe(20);
});

test('the auth server writes no role but the one that belongs to the address', async () => {
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
  for (const column of ['email', 'email_change']) {
    const change = `update auth.users set ${column} = 'TM001@torsa.example' where id = '${id}'`;
    await expect(authServer(change)).rejects.toThrow('reserved for staff');
  }
});
