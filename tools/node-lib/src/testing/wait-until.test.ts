import { expect, test } from 'vitest';
import { waitUntil } from './wait-until.ts';

test('asks until there is an answer', async () => {
  let asked = 0;
  const answer = await waitUntil(
    'the third time',
    async () => {
      asked += 1;
      if (asked < 3) throw new Error('not yet');
      return asked;
    },
    { intervalMs: 1 },
  );
  expect(answer).toBe(3);
});

test('gives up saying what it waited for, and why there was no answer', async () => {
  const never = () => Promise.reject(new Error('nobody is there'));
  const waiting = waitUntil('the door opens', never, { timeoutMs: 5, intervalMs: 1 });
  await expect(waiting).rejects.toMatchObject({
    message: 'Timed out after 5 ms: the door opens.',
    cause: { message: 'nobody is there' },
  });
});
