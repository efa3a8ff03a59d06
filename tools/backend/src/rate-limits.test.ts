import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from './test-database.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;

beforeAll(async () => {
  database = await testDatabase();
});

afterAll(() => database.remove());

const run = (sql: string) => database.app.connection.driver.exec(sql);

async function value(sql: string): Promise<unknown> {
  const { rows } = await database.app.connection.driver.query<Record<string, unknown>>(sql);
  return Object.values(rows[0] ?? {})[0];
}

test.each([
  ['no header', {}, null],
  ['one proxy', { 'x-forwarded-for': '203.0.113.7' }, '203.0.113.7'],
  ['a claim before it', { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' }, '203.0.113.7'],
  ['proxies of our own', { 'x-forwarded-for': '203.0.113.7, 10.1.2.3,127.0.0.1' }, '203.0.113.7'],
  ['nothing but those', { 'x-forwarded-for': '192.168.1.2, 127.0.0.1, ::1' }, null],
  [
    'IPv6, of which a customer has a network',
    { 'x-forwarded-for': '2001:db8:1:2:3::4' },
    '2001:db8:1:2::',
  ],
  ['IPv4 within IPv6', { 'x-forwarded-for': '::ffff:203.0.113.7' }, '203.0.113.7'],
  ['no address, and a claim before it', { 'x-forwarded-for': '198.51.100.1, unknown' }, null],
  ['an empty header', { 'x-forwarded-for': '' }, null],
  [
    'what Cloudflare says',
    { 'cf-connecting-ip': '203.0.113.7', 'x-forwarded-for': '198.51.100.1, 198.51.100.2' },
    '203.0.113.7',
  ],
])('the address of a request: %s', async (_, headers, address) => {
  await run(`select set_config('request.headers', '${JSON.stringify(headers)}', false)`);
  expect(await value('select host(private.client_address())')).toBe(address);
});

const count = (): Promise<unknown> =>
  value(`select private.count_against('contact sender', 'ada@example.org')`);

test('a span that has ended counts no more, and is cleared away', async () => {
  expect(await count()).toBe(1);
  expect(await count()).toBe(2);
  await run(`update private.rate_counts set ends_at = now() - interval '1 second'`);
  expect(await count()).toBe(1);
  expect(await value('select count(*)::int from private.rate_counts')).toBe(1);
});

test('who was counted cannot be told from the counts', async () => {
  await count();
  expect(await value('select string_agg(subject, null) from private.rate_counts')).toMatch(
    /^[0-9a-f]{64}$/,
  );
});

test('a limit is changed by an update', async () => {
  await run(`update private.rate_limits set most = 1000 where name = 'contact sender'`);
  for (let more = 0; more < 30; more += 1) await count();
});

test('events older than 30 days are cleared away', async () => {
  const report = () => run(`insert into public.client_events (kind, app) values ('error', 'host')`);
  await report();
  await run(`update public.client_events set created_at = now() - interval '31 days';
    update private.rate_counts set ends_at = now() - interval '1 second'`);
  await report();
  expect(await value('select count(*)::int from public.client_events')).toBe(1);
});
