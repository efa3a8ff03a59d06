import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from './test-database.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;

beforeAll(async () => {
  database = await testDatabase();
});

afterAll(() => database.remove());

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
    await connection.driver.query(`update private.rate_limits set most = 7`);
    throw new Error('no');
  });
  const following = connection.runInTransaction(async () => {
    await connection.driver.query(`update private.rate_limits set refusal = 'kept'`);
  });
  await expect(failing).rejects.toThrow('no');
  await following;
  const { rows } = await connection.driver.query(
    `select count(*)::int as kept from private.rate_limits where refusal = 'kept' and most <> 7`,
  );
  expect(rows).toEqual([{ kept: 4 }]);
});
