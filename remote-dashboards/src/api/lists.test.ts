import { expect, test } from 'vitest';
import {
  createLastMessageCursorFilter,
  maxResponseRows,
  readAllRows,
  readWholeList,
} from './lists.ts';

/** Simulates the backend, which returns at most a thousand rows per response. */
const listOf = (count: number) => (after: number | undefined) => {
  const first = (after ?? 0) + 1;
  const last = Math.min(count, first + maxResponseRows - 1);
  return Promise.resolve(Array.from({ length: last - first + 1 }, (_, index) => first + index));
};

test.each([0, 1, 999, 1000, 1001, 2000, 2500])(
  'readAllRows loads each row of a list of %d rows exactly once',
  async (count) => {
    const rows = await readAllRows(listOf(count));
    expect(rows).toHaveLength(count);
    expect(new Set(rows).size).toBe(count);
  },
);

test('readWholeList keeps the sort order of a short list and loads every row of a long list', async () => {
  const short = await readWholeList(Promise.resolve([3, 1, 2]), listOf(0));
  expect(short).toEqual([3, 1, 2]);
  const first = (await listOf(1010)(undefined)).toReversed();
  expect(await readWholeList(Promise.resolve(first), listOf(1010))).toHaveLength(1010);
});

test("a pagination cursor contains the microseconds of the last row's time", () => {
  const last_message_at = '2026-11-22T15:40:36.123456+00:00';
  expect(createLastMessageCursorFilter({ last_message_at, id: 'c1' })).toBe(
    `last_message_at.lt.${last_message_at},and(last_message_at.eq.${last_message_at},id.gt.c1)`,
  );
});
