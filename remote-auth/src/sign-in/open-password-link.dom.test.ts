import { startSession, useAuth } from '@torsa/shared/auth';
import { founderFlagKey, sessionStorageKey } from '@torsa/shared/contract/storage-keys';
import {
  type Answers,
  createStubSession,
  errorResponse,
  stubBackend,
} from '@torsa/shared/testing/stub-backend';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPasswordLink } from './open-password-link.ts';

const link = { type: 'recovery', tokenHash: 'abc' } as const;
const provided = createStubSession({ role: 'team' });
let stop = () => {};

beforeEach(() => {
  localStorage.clear();
  stop = startSession();
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const answers: Answers = {
  'POST /auth/v1/verify': () => Response.json(provided),
  'PUT /auth/v1/user': () => Response.json(provided.user),
  'GET /auth/v1/user': () => Response.json(provided.user),
};

function authError(status: number, code: string): Response {
  return Response.json({ error_code: code, msg: code }, { status });
}

test.each(['recovery', 'invite'] as const)(
  'openPasswordLink sends the token of a %s link to the backend',
  async (type) => {
    const calls = stubBackend(answers);
    expect(await openPasswordLink({ type, tokenHash: 'abc' })).toMatchObject({
      email: 'asha@client.test',
    });
    expect(calls).toHaveLength(1);
    expect(calls[0]?.body).toMatchObject({ type, token_hash: 'abc' });
  },
);

test('a password link logs the user in only after the user has set a new password', async () => {
  localStorage.setItem(founderFlagKey, 'true');
  const calls = stubBackend(answers);
  const opened = await openPasswordLink(link);
  expect(localStorage.getItem(sessionStorageKey)).toBeNull();
  expect(await opened.setPassword('made-up-words')).toBe('team');
  expect(calls[1]).toMatchObject({ method: 'PUT', body: { password: 'made-up-words' } });
  expect(localStorage.getItem(founderFlagKey)).toBeNull();
  expect(useAuth.getState().session).toMatchObject({ status: 'signedIn', role: 'team' });
});

test.each([
  ['used or older than an hour', () => authError(403, 'otp_expired'), 'forbidden'],
  ['not answered', () => errorResponse(503, ''), 'unavailable'],
] as const)('openPasswordLink rejects a link that is %s', async (_name, answer, code) => {
  stubBackend({ 'POST /auth/v1/verify': answer });
  await expect(openPasswordLink(link)).rejects.toMatchObject({ code });
});

test('after the backend rejects a new password, the user can set another password with the same link', async () => {
  const refusals = [
    authError(422, 'weak_password'),
    authError(422, 'same_password'),
    errorResponse(503, ''),
    authError(403, 'session_not_found'),
  ];
  const calls = stubBackend({
    ...answers,
    'PUT /auth/v1/user': () => refusals.shift() ?? Response.json(provided.user),
  });
  const opened = await openPasswordLink(link);
  for (const code of ['weakPassword', 'samePassword', 'unavailable', 'forbidden']) {
    await expect(opened.setPassword('short')).rejects.toMatchObject({ code });
  }
  await opened.setPassword('made-up-words');
  expect(calls.filter(({ path }) => path === '/auth/v1/verify')).toHaveLength(1);
});

test('a password link sets the new password even if the following login fails', async () => {
  stubBackend({ ...answers, 'GET /auth/v1/user': () => errorResponse(503, '') });
  const opened = await openPasswordLink(link);
  expect(await opened.setPassword('made-up-words')).toBeUndefined();
});
