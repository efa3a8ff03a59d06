import { expect, test } from 'vitest';
import { hostedDatabase } from './authorisation/hosted.ts';
import { testDatabase } from './test-database.ts';

// A new database keeps the time zone of the machine in its configuration, which a start overrules.
const timeZone = `select setting || ' from the ' || source as zone from pg_settings where name = 'TimeZone'`;

test('the embedded backend works in UTC as hosted Supabase does, wherever the machine is', async () => {
  const { app, remove } = await testDatabase();
  const { rows } = await app.connection.driver.query(timeZone, []);
  expect(rows).toEqual([{ zone: 'UTC from the command line' }]);
  await remove();
});

test('the PostgreSQL of the tests works in UTC, wherever the machine is', async () => {
  const database = await hostedDatabase('new');
  expect((await database?.ask('', timeZone)) ?? 'no PostgreSQL here').toMatch(
    /^UTC from the command line$|^no PostgreSQL/,
  );
  await database?.close();
});
