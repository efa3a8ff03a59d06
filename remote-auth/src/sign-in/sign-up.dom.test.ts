import { createStubSession, errorResponse, stubBackend } from '@torsa/shared/testing/stub-backend';
import { afterEach, expect, test, vi } from 'vitest';
import { signUp } from './sign-up.ts';

const account = { fullName: 'Asha Roy', email: 'asha@client.test', password: 'made-up' };

afterEach(() => {
  vi.unstubAllGlobals();
});

test('§3.3 §7.2 a sign-up sends the full name, and the login page’s URL for the link in the email', async () => {
  const calls = stubBackend({
    'POST /auth/v1/signup': () => Response.json(createStubSession().user),
  });
  await signUp(account);
  expect(calls[0]?.body).toMatchObject({
    email: 'asha@client.test',
    password: 'made-up',
    data: { fullName: 'Asha Roy', language: 'en' },
  });
  const { searchParams } = new URL(calls[0]?.path ?? '', 'http://backend.test');
  expect(searchParams.get('redirect_to')).toBe(`${location.origin}/auth/login`);
});

test('a rejected sign-up throws the auth server’s message', async () => {
  const message = 'Password should be at least 10 characters.';
  stubBackend({ 'POST /auth/v1/signup': () => errorResponse(422, message) });
  await expect(signUp(account)).rejects.toMatchObject({
    code: 'invalid',
    userMessage: message,
  });
});
