import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findPostgres } from './find-postgres.ts';
import { hostedDatabase } from './hosted.ts';

// What the embedded backend cannot show: it has one session, and no role for its auth server.
let database: Awaited<ReturnType<typeof hostedDatabase>> | undefined;

// PostgreSQL is installed first where it is missing and may be.
beforeAll(async () => {
  const programs = findPostgres();
  if (programs !== undefined) database = await hostedDatabase(programs);
}, 300_000);

afterAll(async () => database?.close());

beforeEach(({ skip }) => {
  skip(!database, 'There is no PostgreSQL here, and none could be installed.');
});

const run = async (sql: string, user?: string): Promise<string> =>
  (await database?.run(sql, user)) ?? '';

/** One request of an anonymous visitor, as PostgREST runs it; `pause` keeps it open, in seconds. */
function send(email: string, headers: object, pause = 0): Promise<string> {
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

const stored = async (email: string): Promise<number> =>
  Number(await run(`select count(*) from public.contact_messages where email = '${email}'`));

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
  const authServer = (sql: string): Promise<string> => run(sql, 'supabase_auth_admin');
  const stamp = () =>
    run(`select raw_user_meta_data ->> 'role', raw_app_meta_data ->> 'role'
      from auth.users where id = '${id}'`);

  await authServer(`insert into auth.users (id, email, raw_user_meta_data, raw_app_meta_data)
    values ('${id}', 'mallory@example.org', ${asked}, ${asked})`);
  expect(await stamp()).toBe('user|user\n');
  await authServer(`update auth.users set email_confirmed_at = now(), raw_user_meta_data = ${asked}
    where id = '${id}'`);
  expect(await stamp()).toBe('user|user\n');
  for (const column of ['email', 'email_change']) {
    const change = `update auth.users set ${column} = 'TM001@torsa.example' where id = '${id}'`;
    await expect(authServer(change)).rejects.toThrow('reserved for staff');
  }
});
