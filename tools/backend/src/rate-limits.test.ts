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

const count = (): Promise<unknown> =>
  value(`select private.check_rate_limit('contact sender', 'ada@example.org')`);

test('the rate limit ignores and deletes counts of an ended time span', async () => {
  expect(await count()).toBe(1);
  expect(await count()).toBe(2);
  await run(`update private.rate_counts set ends_at = now() - interval '1 second'`);
  expect(await count()).toBe(1);
  expect(await value('select count(*)::int from private.rate_counts')).toBe(1);
});

test('the stored rate limit counts do not reveal the counted email and network addresses', async () => {
  await count();
  expect(await value('select string_agg(subject, null) from private.rate_counts')).toMatch(
    /^[0-9a-f]{64}$/,
  );
});

test('updating a row of the rate limit table changes the limit', async () => {
  await run(`update private.rate_limits set maximum = 1000 where name = 'contact sender'`);
  for (let more = 0; more < 30; more += 1) await count();
});

test.each([
  { problem: 'a subject but no shared limit', columns: `null, 'network'`, error: 'sender_limit' },
  {
    problem: 'a shared limit but no subject',
    columns: `'mail bytes', null`,
    error: 'sender_limit',
  },
  { problem: 'an unknown subject', columns: `'mail bytes', 'sender'`, error: 'known_subject' },
])('a rate limit with $problem is refused', async ({ columns, error }) => {
  const limit =
    run(`insert into private.rate_limits (name, maximum, span, refusal, shared_limit, counted_by)
    values ('new bytes', 1, '1 hour', 'Wait.', ${columns})`);
  await expect(limit).rejects.toThrow(error);
});

test('analytics events older than 30 days are deleted', async () => {
  const report = () => run(`insert into public.client_events (kind, app) values ('error', 'host')`);
  await report();
  await run(`update public.client_events set created_at = now() - interval '31 days';
    update private.rate_counts set ends_at = now() - interval '1 second'`);
  await report();
  expect(await value('select count(*)::int from public.client_events')).toBe(1);
});
