import { expect, test } from 'vitest';
import { waitUntil } from './wait-until.ts';

test('waitUntil repeats the check until it succeeds', async () => {
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

test('waitUntil fails after the time-out with its description and the last error', async () => {
  const never = () => Promise.reject(new Error('no answer'));
  const waiting = waitUntil('the door opens', never, { timeoutMs: 5, intervalMs: 1 });
  await expect(waiting).rejects.toMatchObject({
    message: 'Timed out after 5 ms: the door opens.',
    cause: { message: 'no answer' },
  });
});
