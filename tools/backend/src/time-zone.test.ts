import { expect, test } from 'vitest';
import { openHostedSupabaseTestDatabase } from './authorisation/hosted.ts';
import { testDatabase } from './test-database.ts';

// A new database keeps the time zone of the machine in its configuration. The start overrules it.
const timeZone = `select setting || ' from the ' || source as zone from pg_settings where name = 'TimeZone'`;

test("the embedded backend uses UTC like hosted Supabase, regardless of the machine's time zone", async () => {
  const { app, remove } = await testDatabase();
  const { rows } = await app.connection.driver.query(timeZone, []);
  expect(rows).toEqual([{ zone: 'UTC from the command line' }]);
  await remove();
});

test("the tests' PostgreSQL server uses UTC, regardless of the machine's time zone", async () => {
  const database = await openHostedSupabaseTestDatabase('new');
  expect((await database?.ask('', timeZone)) ?? 'no PostgreSQL here').toMatch(
    /^UTC from the command line$|^no PostgreSQL/,
  );
  await database?.close();
});
