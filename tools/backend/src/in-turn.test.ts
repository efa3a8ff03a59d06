import { AsyncResource } from 'node:async_hooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from './test-database.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;

beforeAll(async () => {
  database = await testDatabase();
});

afterAll(() => database.remove());

/** Work that another request started, before this test did anything. */
const outside = AsyncResource.bind((work: () => Promise<unknown>) => work());

const subOf = (uid: string): Promise<unknown> =>
  database.app.connection.withContext({ auth: { role: 'anon', uid } }, async () => {
    const { rows } = await database.app.connection.driver.query<{ sub: string }>(
      `select current_setting('request.jwt.claim.sub') as sub`,
    );
    return rows[0]?.sub;
  });

test('requests at the same moment each act for their own caller', async () => {
  const callers = ['one', 'two', 'three'];
  expect(await Promise.all(callers.map(subOf))).toEqual(callers);
});

test('a transaction that fails takes no other with it', async () => {
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

test('a statement of nobody’s transaction waits for the one that is open', async () => {
  const { connection } = database.app;
  let written: Promise<unknown> = Promise.resolve();
  const failing = connection.runInTransaction(async () => {
    // As another request does at this moment, which knows nothing of this one.
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
