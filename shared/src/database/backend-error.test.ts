import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { BackendError, errorCode, errorText, unwrap } from './backend-error.ts';

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
  const rows = await unwrap(callAnswered(async () => Response.json([{ id: 1 }])));
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
])('an answer of %i has the code %s', async (status, code) => {
  const error = await unwrap(callAnswered(refused(status))).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(BackendError);
  expect(errorCode(error)).toBe(code);
  expect(error).toMatchObject({ message: 'Changed since' });
});

test('a backend that cannot be reached is unavailable', async () => {
  const noNetwork = async () => Promise.reject(new TypeError('Failed to fetch'));
  const error = await unwrap(callAnswered(noNetwork)).catch((cause: unknown) => cause);
  expect(errorCode(error)).toBe('unavailable');
});

test('any other error is unavailable', () => {
  expect(errorCode(new Error('No code'))).toBe('unavailable');
});

test('an error has the text of its code, or the text for other codes', () => {
  const copy = { conflict: 'Changed by another person.', other: 'Not saved.' };
  expect(errorText(new BackendError('conflict', 'PT409'), copy)).toBe('Changed by another person.');
  expect(errorText(new BackendError('invalid', 'PT400'), copy)).toBe('Not saved.');
  expect(errorText(new Error('No code'), copy)).toBe('Not saved.');
});
