import { startSession, useAuth } from '@torsa/shared/auth';
import { founderFlagKey, sessionStorageKey } from '@torsa/shared/contract/storage-keys';
import { answersFor, errorResponse, stubBackend } from '@torsa/shared/testing/stub-backend';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logIn } from './log-in.ts';

let stop = () => {};
const session = () => useAuth.getState().session;
const credentials = { email: 'asha@client.test', password: 'made-up' };

beforeEach(() => {
  localStorage.clear();
  stop = startSession();
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('§7.1 a login updates the session store', async () => {
  const calls = stubBackend(answersFor({ email: 'asha@client.test', fullName: 'Asha Roy' }));
  await logIn(credentials);
  expect(session()).toMatchObject({
    status: 'signedIn',
    user: { email: 'asha@client.test', fullName: 'Asha Roy' },
  });
  expect(calls[0]?.body).toMatchObject(credentials);
  expect(localStorage.getItem(sessionStorageKey)).not.toBeNull();
});

test('a client login removes the founder flag of a founder session without a token', async () => {
  stubBackend(answersFor({}));
  localStorage.setItem(founderFlagKey, 'true');
  await logIn(credentials);
  expect(localStorage.getItem(founderFlagKey)).toBeNull();
  expect(session()).toMatchObject({ role: 'user' });
});

test('a rejected login throws the auth server’s message', async () => {
  stubBackend({
    'POST /auth/v1/token': () => errorResponse(400, 'Invalid login credentials'),
  });
  await expect(logIn(credentials)).rejects.toMatchObject({
    code: 'invalid',
    userMessage: 'Invalid login credentials',
  });
  expect(session()).toEqual({ status: 'signedOut' });
});

test('a rejected login without a server message throws an error without a message for users', async () => {
  stubBackend({ 'POST /auth/v1/token': () => errorResponse(400, '') });
  await expect(logIn(credentials)).rejects.toMatchObject({
    code: 'invalid',
    userMessage: undefined,
  });
});

test.each([
  ['a server error', () => errorResponse(503, 'Service Unavailable')],
  [
    'a network error',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
] as const)(
  '§8.4 a failed login throws an error without a message for the user after %s',
  async (_, answer) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    stubBackend({ 'POST /auth/v1/token': answer });
    await expect(logIn(credentials)).rejects.toMatchObject({
      code: 'unavailable',
      userMessage: undefined,
    });
  },
);

test('a login sends the Unicode-normalised password first, and the typed password only if the first password is wrong', async () => {
  const wrong = () =>
    Response.json({ code: 400, error_code: 'invalid_credentials', msg: 'Wrong' }, { status: 400 });
  const calls = stubBackend({ 'POST /auth/v1/token': wrong });
  const logInWith = (password: string) =>
    expect(logIn({ ...credentials, password })).rejects.toMatchObject({ code: 'invalid' });
  await logInWith('\u09dc');
  expect(calls.map(({ body }) => body)).toMatchObject([
    { password: '\u09a1\u09bc' },
    { password: '\u09dc' },
  ]);
  await logInWith(credentials.password);
  expect(calls).toHaveLength(3);
});
