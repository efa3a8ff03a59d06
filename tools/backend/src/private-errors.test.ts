import { format } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testDatabase } from './test-database.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;

beforeAll(async () => {
  database = await testDatabase();
});

afterAll(() => database.remove());

test.each([
  [
    'a full disk',
    `raise exception 'could not extend file: No space left on device' using errcode = '53100';`,
  ],
  ['a row that a check refuses', `new.email = ' '; return new;`],
])('what people wrote is not in the log when the database fails: %s', async (_, body) => {
  const { connection } = database.app;
  await connection.driver.exec(`
    create function public.fail() returns trigger language plpgsql as $$ begin ${body} end $$;
    create trigger zz_fail before insert on public.contact_messages
      for each row execute function public.fail();`);
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const row = {
    name: 'Ada Lovelace',
    email: 'ada@torsa.example',
    message: 'My number is 5550100.',
  };
  const request = new Request('http://localhost/rest/v1/contact_messages', {
    method: 'POST',
    headers: { apikey: 'sb_publishable_local', 'content-type': 'application/json' },
    body: JSON.stringify(row),
  });
  const response = await database.app.fetch(request, { peerAddress: null });
  expect(response.ok).toBe(false);
  const printed = log.mock.calls.map((args) => format(...args)).join('\n');
  log.mockRestore();
  await connection.driver.exec('drop function public.fail cascade');
  expect(printed).toMatch(/No space left|violates check constraint/);
  expect(printed).not.toMatch(/Ada|5550100|ada@/);
});

test('the log entry of a failed SQL statement with 100 rows has less than 1,500 characters', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const rows = Array.from({ length: 100 }, () => ({ kind: 'error', app: 'x'.repeat(500) }));
  const request = new Request('http://localhost/rest/v1/client_events', {
    method: 'POST',
    headers: { apikey: 'sb_publishable_local', 'content-type': 'application/json' },
    body: JSON.stringify(rows),
  });
  const { ok } = await database.app.fetch(request, { peerAddress: null });
  const printed = log.mock.calls.map((args) => format(...args)).join('\n');
  log.mockRestore();
  expect(ok).toBe(false);
  expect(printed).toContain('violates check constraint');
  // The stack is left out, because its paths depend on the folder.
  expect(printed.replaceAll(/^\s+at .*$/gm, '').length).toBeLessThan(1_500);
});
