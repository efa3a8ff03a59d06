import { type Session, startSession, useAuth } from '@torsa/shared/auth';
import { founderFlagKey, sessionStorageKey } from '@torsa/shared/contract/storage-keys';
import { answersFor, errorResponse, stubBackend } from '@torsa/shared/testing/stub-backend';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logInAsFounder } from './log-in-as-founder.ts';

let stop = () => {};
const session = () => useAuth.getState().session;
/** No account in this file has a second factor. */
const noCode = () => Promise.reject(new Error('A code was asked for.'));
const credentials = { founderId: ' Made-Up-ID ', password: 'made-up' };

beforeEach(() => {
  localStorage.clear();
  stop = startSession();
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a founder login updates the page's session in one step", async () => {
  stubBackend(answersFor({ role: 'founder' }));
  const seen: Session[] = [];
  const unwatch = useAuth.subscribe((state) => seen.push(state.session));
  await logInAsFounder(credentials, noCode);
  unwatch();
  expect(seen).toEqual([
    expect.objectContaining({
      role: 'founder_local',
      user: { id: 'founder_local', email: '', fullName: 'Founder' },
    }),
  ]);
});

test('a founder login stores the founder flag, the placeholder user and a session', async () => {
  const calls = stubBackend(answersFor({ email: 'made-up-id@staff.test', role: 'founder' }));
  expect(await logInAsFounder(credentials, noCode)).toBe(true);
  expect(calls[0]?.body).toMatchObject({ email: 'made-up-id@staff.test', password: 'made-up' });
  expect(localStorage.getItem(founderFlagKey)).toBe('true');
  expect(localStorage.getItem(sessionStorageKey)).not.toBeNull();
  expect(session()).toMatchObject({ user: { id: 'founder_local' }, role: 'founder_local' });
});

test.each([
  [
    'a wrong password',
    { 'POST /auth/v1/token': () => errorResponse(400, 'Invalid login credentials') },
  ],
  ['an account that is not the founder’s', answersFor({ role: 'team' })],
] as const)('the founder login rejects %s', async (_, answers) => {
  stubBackend(answers);
  const error = await logInAsFounder(credentials, noCode).catch((cause: unknown) => cause);
  expect(error).toMatchObject({ code: 'notFounder', userMessage: undefined });
  expect(session()).toEqual({ status: 'signedOut' });
  expect(localStorage.length).toBe(0);
});

test('the founder login does not report wrong credentials if the backend is unreachable', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  stubBackend({});
  await expect(logInAsFounder(credentials, noCode)).rejects.toMatchObject({ code: 'unavailable' });
});
