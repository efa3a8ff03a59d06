import { expect, test } from 'vitest';
import { backendForTests } from './test-database.ts';
import { createSignedInApiClient, insertRowsByFetch } from './testing.ts';

const backend = backendForTests();

const event = {
  kind: 'load-failed',
  app: 'marketing',
  version: '1a2b3c',
  route: '/services/:serviceId',
  message: 'The page could not be loaded.',
  detail: { attempt: 2 },
};

const report = (rows: object, headers: Record<string, string> = {}): Promise<Response> =>
  insertRowsByFetch(backend(), 'client_events', rows, headers);

test('anyone can insert a batch of analytics events, and the founder can read them with the database’s timestamps', async () => {
  const old = { ...event, created_at: '2000-01-01T00:00:00Z' };
  expect((await report([old, old])).status).toBe(201);
  const founder = await createSignedInApiClient(
    backend(),
    'founder001@staff.torsa.example',
    'local-founder-1',
  );
  const { data } = await founder.from('client_events').select();
  expect(data).toEqual([expect.objectContaining(event), expect.objectContaining(event)]);
  for (const row of data ?? []) {
    expect(Date.parse(row.created_at)).toBeGreaterThan(Date.now() - 60_000);
  }
});

test.each([
  ['a kind with blanks', { kind: 'Load failed' }],
  ['an app that is none', { app: '../host' }],
  ['an app with a long name', { app: 'a'.repeat(41) }],
  ['a long version', { version: 'v'.repeat(65) }],
  ['an address with a query', { route: '/auth/login?email=ada@example.org' }],
  ['an address with a fragment', { route: '/auth/login#access_token=abc' }],
  ['a whole URL', { route: 'https://torsa.example/' }],
  ['a long route', { route: `/${'r'.repeat(200)}` }],
  ['a long message', { message: 'm'.repeat(501) }],
  ['a detail that is no object', { detail: [1] }],
  ['a large detail', { detail: { text: 'd'.repeat(4096) } }],
  ['a count that is no number', { detail: { count: 'x' } }],
  ['a huge count', { detail: { count: 1001 } }],
  ['a value that is no number', { detail: { value: 'x' } }],
  ['a huge value', { detail: { value: 3_600_001 } }],
])('%s is refused', async (_, change) => {
  expect((await report({ ...event, ...change })).status).toBe(400);
});

test('a network above the rate limit for one kind of analytics event can still store events of another kind', async () => {
  const from = { 'x-forwarded-for': '203.0.113.9' };
  const long = { ...event, detail: { stack: 's'.repeat(4000) } };
  const many = Array.from({ length: 20 }, () => long);
  expect((await report(many, from)).status, 'some of them').toBe(201);
  expect((await report(long, from)).status).toBe(429);
  expect((await report([long, { ...long, kind: 'error' }], from)).status).toBe(201);
  expect((await report(long, { 'x-forwarded-for': '203.0.113.10' })).status).toBe(201);
});
