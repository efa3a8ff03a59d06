import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from './test-database.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.remove());

async function ask(sql: string): Promise<unknown> {
  const { rows } = await database.app.connection.driver.query<{ answer: unknown }>(sql);
  return rows[0]?.answer;
}

test.each([
  ['', '1', '08'],
  ['1', '2', '18'],
  ['1', '18', '14'],
  ['1', '101', '1008'],
  ['18', '1a', '19'],
  ['1ff', '2', '1ff8'],
  ['8', null, 'c'],
  ['ff', null, 'ff8'],
])('the sort key between “%s” and “%s” is “%s”', async (low, high, key) => {
  const second = high === null ? 'null' : `'${high}'`;
  expect(await ask(`select private.sort_key_between('${low}', ${second}) as answer`)).toBe(key);
});

test.each([
  ['after the same key', `k.low`, `private.sort_key_between(k.low, k.high)`],
  ['before the same key', `private.sort_key_between(k.low, k.high)`, `k.high`],
])('three hundred keys %s are different, in order and valid', async (_, low, high) => {
  expect(
    await ask(`with recursive keys as (
        select 1 as number, '1ca68a1f00008' as low, '1ca78a1f00008' as high
        union all
        select k.number + 1, ${low}, ${high} from keys k where k.number < 300)
      select bool_and(k.low collate "C" < k.high and k.low || k.high ~ '^[0-9a-f]*[1-9a-f]$'
        and char_length(k.low || k.high) < 400) and count(distinct k.low || ' ' || k.high) = 300 as answer
      from keys k`),
  ).toBe(true);
});
