import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import {
  BackendError,
  backendError,
  getBackendMessage,
  getErrorCode,
  getErrorText,
  isBackendCallRejected,
  unwrapResponse,
} from './backend-error.ts';

function callAnswered(answer: () => Promise<Response>) {
  const client = createClient('http://backend.test', 'publishable', {
    global: { fetch: answer },
    auth: { persistSession: false, autoRefreshToken: false },
  });
  return client.rpc('rows');
}

const refused = (status: number) => async () =>
  Response.json({ code: 'PT409', message: 'Changed since', details: null, hint: null }, { status });

test('unwrapResponse returns the rows of a successful backend response', async () => {
  const rows = await unwrapResponse(callAnswered(async () => Response.json([{ id: 1 }])));
  expect(rows).toEqual([{ id: 1 }]);
});

test.each([
  [400, 'invalid'],
  [401, 'forbidden'],
  [403, 'forbidden'],
  [404, 'missing'],
  [408, 'unavailable'],
  [409, 'conflict'],
  [422, 'invalid'],
  [429, 'limited'],
  [500, 'unavailable'],
])('a backend response with status %i gives the error code %s', async (status, code) => {
  const error = await unwrapResponse(callAnswered(refused(status))).catch(
    (cause: unknown) => cause,
  );
  expect(error).toBeInstanceOf(BackendError);
  expect(getErrorCode(error)).toBe(code);
  expect(error).toMatchObject({ message: 'Changed since' });
});

test('a backend that cannot be reached gives the error code “unavailable”', async () => {
  const noNetwork = async () => Promise.reject(new TypeError('Failed to fetch'));
  const error = await unwrapResponse(callAnswered(noNetwork)).catch((cause: unknown) => cause);
  expect(getErrorCode(error)).toBe('unavailable');
});

test('an unknown backend error gives the error code “unavailable”', () => {
  expect(getErrorCode(new Error('No code'))).toBe('unavailable');
});

test('getErrorText returns the interface text for an error’s code, or the text `other`', () => {
  const copy = { conflict: 'Changed by another person.', other: 'Not saved.' };
  expect(getErrorText(new BackendError('conflict', 'PT409'), copy)).toBe(
    'Changed by another person.',
  );
  expect(getErrorText(new BackendError('invalid', 'PT400'), copy)).toBe('Not saved.');
  expect(getErrorText(new Error('No code'), copy)).toBe('Not saved.');
});

test.each([
  ['email_not_confirmed', 400, 'unconfirmed'],
  ['weak_password', 422, 'weakPassword'],
  ['same_password', 422, 'samePassword'],
  ['current_password_invalid', 400, 'wrongPassword'],
  ['mfa_verification_failed', 422, 'wrongCode'],
  ['insufficient_aal', 401, 'codeNeeded'],
  ['mfa_factor_name_conflict', 422, 'sameName'],
  ['mfa_totp_enroll_not_enabled', 422, 'noSecondFactor'],
  ['otp_expired', 403, 'forbidden'],
  ['over_request_rate_limit', 429, 'limited'],
])(
  'the auth server’s error %s with status %i gives the error code %s',
  (code, status, expected) => {
    expect(backendError({ message: 'No', code, status }).code).toBe(expected);
  },
);

test.each([
  [422, 'Taken', 'Taken'],
  [422, '', undefined],
  [422, '{"msg":"Taken"}', undefined],
  [503, 'Bad gateway', undefined],
])(
  'a backend response with status %i and the message %j shows the user %j',
  (status, message, text) => {
    expect(getBackendMessage(backendError({ message, status }), 'en')).toBe(text);
  },
);

test('a Bengali page does not show the backend’s English message', () => {
  expect(getBackendMessage(backendError({ message: 'Taken', status: 422 }), 'bn')).toBeUndefined();
});

test.each([
  [403, true],
  [422, true],
  [429, false],
  [500, false],
  [0, false],
])('isBackendCallRejected for a backend response with status %i returns %s', (status, expected) => {
  expect(isBackendCallRejected(backendError({ message: 'No', status }))).toBe(expected);
});

test.each([
  ['the database', { message: 'Too many.', details: 'retry_after=540' }, 540],
  [
    'the auth server',
    { message: 'For security purposes, you can only request this after 43 seconds.' },
    43,
  ],
  ['a limit without a time', { message: 'Request rate limit reached', details: null }, undefined],
  ['made-up details', { message: '', details: 'retry_after=1e9' }, undefined],
])('retryAfter returns the seconds to wait from an error of %s', (_what, error, seconds) => {
  expect(backendError({ ...error, status: 429 }).retryAfter).toBe(seconds);
});
