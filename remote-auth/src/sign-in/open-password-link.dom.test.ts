import { startSession, useAuth } from '@torsa/shared/auth';
import {
  type Answers,
  founderFlagKey,
  refusal,
  sessionOf,
  sessionStorageKey,
  stubBackend,
} from '@torsa/shared/testing/stub-backend';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type OpenedPasswordLink, openPasswordLink } from './open-password-link.ts';

const link = { type: 'recovery', tokenHash: 'abc' } as const;
const provided = sessionOf({ role: 'team' });
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

async function open(): Promise<OpenedPasswordLink> {
  const opened = await openPasswordLink(link);
  if (!opened.ok) throw new Error(`The link was not opened: ${opened.reason}.`);
  return opened;
}

test.each(['recovery', 'invite'] as const)('sends the token of a link for %s', async (type) => {
  const calls = stubBackend(answers);
  expect(await openPasswordLink({ type, tokenHash: 'abc' })).toMatchObject({
    ok: true,
    email: 'asha@client.test',
  });
  expect(calls).toHaveLength(1);
  expect(calls[0]?.body).toMatchObject({ type, token_hash: 'abc' });
});

test('nobody is signed in before the password is set, then whose it is', async () => {
  localStorage.setItem(founderFlagKey, 'true');
  const calls = stubBackend(answers);
  const opened = await open();
  expect(localStorage.getItem(sessionStorageKey)).toBeNull();
  expect(await opened.setPassword('made-up-words')).toEqual({ ok: true, role: 'team' });
  expect(calls[1]).toMatchObject({ method: 'PUT', body: { password: 'made-up-words' } });
  expect(localStorage.getItem(founderFlagKey)).toBeNull();
  expect(useAuth.getState().session).toMatchObject({ status: 'signedIn', role: 'team' });
});

test.each([
  ['used or older than an hour', () => authError(403, 'otp_expired'), 'refused'],
  ['not answered', () => refusal(503, ''), 'unavailable'],
] as const)('a link that is %s is a result', async (_name, answer, reason) => {
  stubBackend({ 'POST /auth/v1/verify': answer });
  expect(await openPasswordLink(link)).toMatchObject({ ok: false, reason });
});

test('a password that is not taken can be put right, with the same link', async () => {
  const refusals = [
    authError(422, 'weak_password'),
    authError(422, 'same_password'),
    refusal(503, ''),
    authError(403, 'session_not_found'),
  ];
  const calls = stubBackend({
    ...answers,
    'PUT /auth/v1/user': () => refusals.shift() ?? Response.json(provided.user),
  });
  const opened = await open();
  for (const reason of ['weak', 'same', 'unavailable', 'refused']) {
    expect(await opened.setPassword('short')).toMatchObject({ ok: false, reason });
  }
  expect(await opened.setPassword('made-up-words')).toMatchObject({ ok: true });
  expect(calls.filter(({ path }) => path === '/auth/v1/verify')).toHaveLength(1);
});

test('the password is set also when the session cannot be handed over', async () => {
  stubBackend({ ...answers, 'GET /auth/v1/user': () => refusal(503, '') });
  const opened = await open();
  expect(await opened.setPassword('made-up-words')).toEqual({ ok: true });
});
