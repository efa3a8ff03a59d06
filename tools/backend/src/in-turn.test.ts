import { AsyncResource } from 'node:async_hooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from './test-database.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;

beforeAll(async () => {
  database = await testDatabase();
});

afterAll(() => database.remove());

/** Work that another request started before this test. */
const outside = AsyncResource.bind((work: () => Promise<unknown>) => work());

const subOf = (uid: string): Promise<unknown> =>
  database.app.connection.withContext({ auth: { role: 'anon', uid } }, async () => {
    const { rows } = await database.app.connection.driver.query<{ sub: string }>(
      `select current_setting('request.jwt.claim.sub') as sub`,
    );
    return rows[0]?.sub;
  });

test('concurrent API requests each run with their own caller’s role', async () => {
  const callers = ['one', 'two', 'three'];
  expect(await Promise.all(callers.map(subOf))).toEqual(callers);
});

test("a failed database transaction does not roll back another request's transaction", async () => {
  const { connection } = database.app;
  const failing = connection.runInTransaction(async () => {
    await connection.driver.query(`update private.rate_limits set maximum = 7`);
    throw new Error('no');
  });
  const following = connection.runInTransaction(async () => {
    await connection.driver.query(`update private.rate_limits set refusal = 'kept'`);
  });
  await expect(failing).rejects.toThrow('no');
  await following;
  const { rows } = await connection.driver.query(
    `select bool_and(refusal = 'kept' and maximum <> 7) as kept from private.rate_limits`,
  );
  expect(rows).toEqual([{ kept: true }]);
});

test('an SQL statement outside a transaction waits for the open transaction of another request', async () => {
  const { connection } = database.app;
  let written: Promise<unknown> = Promise.resolve();
  const failing = connection.runInTransaction(async () => {
    // This statement runs like one of another request, outside of this transaction.
    written = outside(() =>
      connection.driver.query(
        `update private.rate_limits set maximum = 8 where name in ('contact address', 'contact sender')`,
      ),
    );
    await connection.driver.query('select pg_sleep(0.1)');
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await written;
  const { rows } = await connection.driver.query(
    'select count(*)::int as written from private.rate_limits where maximum = 8',
  );
  expect(rows).toEqual([{ written: 2 }]);
});
