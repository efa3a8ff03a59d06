import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { answerOf, CallError, problemOf } from './answer-of.ts';

function callAnswered(answer: () => Promise<Response>) {
  const client = createClient('http://backend.test', 'publishable', {
    global: { fetch: answer },
    auth: { persistSession: false, autoRefreshToken: false },
  });
  return client.rpc('rows');
}

const refused = (status: number) => async () =>
  Response.json({ code: 'PT409', message: 'Changed since', details: null, hint: null }, { status });

test('the rows of an answer', async () => {
  const rows = await answerOf(callAnswered(async () => Response.json([{ id: 1 }])));
  expect(rows).toEqual([{ id: 1 }]);
});

test.each([
  [400, 'invalid'],
  [401, 'forbidden'],
  [403, 'forbidden'],
  [404, 'missing'],
  [409, 'conflict'],
  [429, 'limited'],
  [500, 'unavailable'],
])('an answer of %i is told as %s', async (status, problem) => {
  const error = await answerOf(callAnswered(refused(status))).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(CallError);
  expect(problemOf(error)).toBe(problem);
  expect(error).toMatchObject({ message: 'Changed since' });
});

test('a backend that cannot be reached is unavailable', async () => {
  const noNetwork = async () => Promise.reject(new TypeError('Failed to fetch'));
  const error = await answerOf(callAnswered(noNetwork)).catch((cause: unknown) => cause);
  expect(problemOf(error)).toBe('unavailable');
});

test('so is whatever else goes wrong', () => {
  expect(problemOf(new Error('No code'))).toBe('unavailable');
});
