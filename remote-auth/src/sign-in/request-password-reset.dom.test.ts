import { errorResponse, stubBackend } from '@torsa/shared/testing/stub-backend';
import { afterEach, expect, test, vi } from 'vitest';
import { requestPasswordReset } from './request-password-reset.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

const tooSoon = () =>
  Response.json({ error_code: 'over_email_send_rate_limit', msg: 'Too soon' }, { status: 429 });

test('the link in a password reset email opens the password page in the language of the current page', async () => {
  history.replaceState(null, '', '/bn/auth/forgot-password');
  const calls = stubBackend({ 'POST /auth/v1/recover': () => Response.json({}) });
  await requestPasswordReset('asha@client.test');
  const { searchParams } = new URL(calls[0]?.path ?? '', 'http://backend.test');
  expect(searchParams.get('redirect_to')).toBe(`${location.origin}/bn/auth/new-password`);
  expect(calls[0]?.body).toMatchObject({ email: 'asha@client.test' });
});

test('a repeated password reset request looks successful, so that it does not reveal whether the account exists', async () => {
  stubBackend({ 'POST /auth/v1/recover': tooSoon });
  await requestPasswordReset('asha@client.test');
});

test.each([
  [400, 'No address', { code: 'invalid', userMessage: 'No address' }],
  [503, '', { code: 'unavailable', userMessage: undefined }],
  [429, 'Slow down', { code: 'limited', userMessage: 'Slow down', retryAfter: undefined }],
])(
  'a password reset request fails if the backend responds with status %i',
  async (status, message, error) => {
    stubBackend({ 'POST /auth/v1/recover': () => errorResponse(status, message) });
    await expect(requestPasswordReset('asha')).rejects.toMatchObject(error);
  },
);
