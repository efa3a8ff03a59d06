import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { skipWithout } from '@torsa/node-lib/testing/missing-program';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runSqlOnAccountTables } from './accounts.ts';
import type { Database } from './authorisation/database.ts';
import { authorisationTestDatabases } from './authorisation/databases.ts';
import { LOCAL_PUBLISHABLE_KEY } from './keys.ts';
import { formatPostgrestTime } from './rest-time.ts';
import { testDatabase } from './test-database.ts';

// PostgreSQL keeps microseconds and PostgREST returns them. JavaScript's Date has only milliseconds. In this test, 120
// rows have times within one millisecond, and the order of their IDs differs from the order of their times.

const count = 120;
const clients = `
  insert into auth.users (id, aud, role, email, email_confirmed_at, created_at, updated_at)
    select md5(n::text)::uuid, 'authenticated', 'authenticated', 'client' || n || '@example.org', now(), time, time
    from generate_series(1, ${count}) n,
      lateral (select timestamptz '2026-11-22 15:40:36.123+00' + n * interval '1 microsecond' as time) as times;`;
const conversations = `
  insert into public.conversations (id, subject, name, email, last_message_at)
    select md5(n::text)::uuid, 'Number ' || n, 'Ada', 'ada@example.org',
      timestamptz '2026-11-22 15:40:36.123+00' + n * interval '1 microsecond'
    from generate_series(1, ${count}) n;`;

interface Client {
  readonly id: string;
  readonly email: string;
  readonly created_at: string;
}

/** Returns the numbers of the rows, the newest first. */
const newestFirst = Array.from({ length: count }, (_, index) => count - index);

describe.each(authorisationTestDatabases)('$name', ({ open }) => {
  const founder = '00000000-0000-4000-8000-000000000001';
  const claims = { sub: founder, session_id: `1${founder.slice(1)}`, aal: 'aal2' };
  let database: Database | undefined;

  beforeAll(async () => {
    database = await open();
    await database?.ask(clients, 'select 1');
  });
  afterAll(async () => database?.close());
  beforeEach((context) => {
    if (!database) skipWithout('PostgreSQL', context);
  });

  test('paging through the client list shows each client once, even if sign-up times differ only in microseconds', async () => {
    const found: Client[] = [];
    for (;;) {
      const last = found.at(-1);
      const after = last ? `, before => '${last.created_at}', before_id => '${last.id}'` : '';
      const page = await database?.ask(
        `select set_config('request.jwt.claims', '${JSON.stringify(claims)}', false),
          set_config('request.jwt.claim.sub', '${founder}', false);`,
        `select coalesce(jsonb_agg(c), '[]') from public.clients(query => 'example.org'${after}) c`,
      );
      found.push(...(page as Client[]));
      if ((page as Client[]).length < 50) break;
    }
    const numbers = found.map(({ email }) => Number(/^client(\d+)@/.exec(email)?.[1]));
    expect(numbers).toEqual(newestFirst);
  });
});

describe('the API of the embedded backend', () => {
  let database: Awaited<ReturnType<typeof testDatabase>>;
  let founder: SupabaseClient;

  beforeAll(async () => {
    database = await testDatabase();
    await database.app.connection.driver.exec(clients + conversations);
    founder = createClient('http://localhost:3999', LOCAL_PUBLISHABLE_KEY, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: {
        fetch: async (url, init) =>
          database.app.fetch(new Request(url, init), { peerAddress: null }),
      },
    });
    const { error } = await founder.auth.signInWithPassword({
      email: 'founder001@staff.torsa.example',
      password: 'local-founder-1',
    });
    expect(error).toBeNull();
  });
  afterAll(() => database.remove());

  test('an API filter with the timestamp of a row finds the next rows, in pages of fifty', async () => {
    const subjects: string[] = [];
    let last: { id: string; last_message_at: string } | undefined;
    for (;;) {
      let query = founder.from('conversations').select('id, subject, last_message_at');
      if (last) {
        const { id, last_message_at: time } = last;
        query = query.or(`last_message_at.lt.${time},and(last_message_at.eq.${time},id.gt.${id})`);
      }
      const { data } = await query
        .like('subject', 'Number %')
        .order('last_message_at', { ascending: false })
        .order('id')
        .limit(50);
      subjects.push(...(data ?? []).map(({ subject }) => String(subject)));
      last = data?.at(-1);
      if ((data ?? []).length < 50) break;
    }
    expect(subjects).toEqual(newestFirst.map((number) => `Number ${number}`));
  });

  test('an API function accepts the timestamp of a row from its own response', async () => {
    const first = await founder.rpc('clients', { query: 'example.org' });
    const last = (first.data as Client[]).at(-1);
    const second = await founder.rpc('clients', {
      query: 'example.org',
      before: last?.created_at,
      before_id: last?.id,
    });
    const numbers = [...first.data, ...second.data].map(({ email }: Client) =>
      Number(/^client(\d+)@/.exec(email)?.[1]),
    );
    expect(numbers).toEqual(newestFirst.slice(0, 100));
  });

  test.each([
    '2026-11-22 15:40:36.123456+00',
    '2026-11-22 15:40:36.06+00',
    '2026-11-22 21:10:36+05:30',
    '2026-11-22 00:00:00+00',
    'infinity',
  ])('the time %s has the form of PostgREST', async (time) => {
    const [row] = await runSqlOnAccountTables<{ time: string; local: string; json: string[] }>(
      database.app,
      `select $1::timestamptz as time, $1::timestamptz::timestamp as local,
        jsonb_build_array($1::timestamptz, $1::timestamptz::timestamp) as json`,
      [time],
    );
    expect([row?.time, row?.local]).toEqual(row?.json);
  });
});

test('the timestamp format keeps the minutes of a time zone offset', () => {
  expect(formatPostgrestTime('2026-11-22 21:10:36.5+05:30')).toBe('2026-11-22T21:10:36.5+05:30');
});
