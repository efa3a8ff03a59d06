import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { founderFlagKey, sessionStorageKey } from '../../contract/storage-keys.ts';
import {
  createStubSession,
  errorResponse,
  storeSession,
  stubBackend,
} from '../../testing/stub-backend.ts';
import { useAuth } from './auth-store.ts';
import { startSession } from './start-session.ts';

let stop = () => {};
const start = () => {
  stop = startSession();
};
const session = () => useAuth.getState().session;
const signedInAs = (email: string) =>
  expect.objectContaining({ user: expect.objectContaining({ email }) });

/** Simulates the storage event of a change in another tab. */
function tellOfOtherTab(key: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

beforeEach(() => {
  localStorage.clear();
  useAuth.setState({ session: { status: 'loading' } });
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a page executes the auth store module only once', () => {
  expect(globalThis.__torsaAuthStoreEvaluations).toBe(1);
});

test('a page without a stored session is signed out immediately, without a backend call', () => {
  const calls = stubBackend({});
  start();
  expect(session()).toEqual({ status: 'signedOut' });
  expect(calls).toEqual([]);
});

test('§7.3 a reload restores the stored session', async () => {
  stubBackend({});
  storeSession({ email: 'asha@client.test', fullName: 'Asha Roy' });
  start();
  expect(session()).toEqual({ status: 'loading' });
  await waitFor(() =>
    expect(session()).toEqual({
      status: 'signedIn',
      user: { id: 'id-asha@client.test', email: 'asha@client.test', fullName: 'Asha Roy' },
      role: 'user',
    }),
  );
});

test('a page shows its session immediately if an inline script has found the token valid', () => {
  const calls = stubBackend({});
  storeSession({ role: 'team' });
  vi.stubGlobal('torsaEarlyRequests', []);
  start();
  expect(session()).toMatchObject({ status: 'signedIn', role: 'team' });
  expect(calls).toEqual([]);
});

test.each([
  ['team', 'team'],
  ['founder', 'founder_local'],
  ['client', 'user'],
] as const)('the stamped role %s is shown as %s', async (role, shown) => {
  stubBackend({});
  storeSession({ role });
  start();
  await waitFor(() => expect(session()).toMatchObject({ status: 'signedIn', role: shown }));
});

test.each(['not JSON', 'null', '"text"', '{}', '{"access_token":"a"}'])(
  'a malformed stored session %s leads to the status signed out',
  (text) => {
    stubBackend({});
    localStorage.setItem(sessionStorageKey, text);
    start();
    expect(session()).toEqual({ status: 'signedOut' });
  },
);

test.each([
  ['no person', undefined],
  ['a person without an id', { email: 'asha@client.test' }],
  ['a number for a person', 5],
])('a stored session with %s leads to the status signed out', async (_what, user) => {
  stubBackend({});
  localStorage.setItem(sessionStorageKey, JSON.stringify({ ...createStubSession(), user }));
  start();
  await waitFor(() => expect(session()).toEqual({ status: 'signedOut' }));
});

test('a stored session’s user data is replaced with empty text if it is not text', async () => {
  stubBackend({});
  const { user, ...tokens } = createStubSession();
  const damaged = { ...user, email: { toString: 5 }, user_metadata: { fullName: ['Asha'] } };
  localStorage.setItem(sessionStorageKey, JSON.stringify({ ...tokens, user: damaged }));
  start();
  await waitFor(() =>
    expect(session()).toMatchObject({ user: { id: user.id, email: '', fullName: '' } }),
  );
});

test('a browser without storage is signed out without an error', () => {
  stubBackend({});
  vi.stubGlobal(
    'localStorage',
    new Proxy(
      {},
      {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      },
    ),
  );
  start();
  expect(session()).toEqual({ status: 'signedOut' });
});

test('the founder’s flag in localStorage gives the placeholder user', () => {
  stubBackend({});
  localStorage.setItem(founderFlagKey, 'true');
  start();
  expect(session()).toEqual({
    status: 'signedIn',
    user: { id: 'founder_local', email: '', fullName: 'Founder' },
    role: 'founder_local',
  });
});

test('a rejected refresh token ends the session', async () => {
  stubBackend({
    'POST /auth/v1/token': () =>
      Response.json({ error_code: 'refresh_token_not_found', msg: 'No' }, { status: 400 }),
  });
  storeSession({ email: 'over@client.test', expiresIn: -60 });
  start();
  await waitFor(() => expect(session()).toEqual({ status: 'signedOut' }));
  expect(localStorage.getItem(sessionStorageKey)).toBeNull();
});

test("the session's loading status ends after 10 s if the backend does not respond", async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  stubBackend({ 'POST /auth/v1/token': () => new Promise<Response>(() => {}) });
  storeSession({ email: 'slow@client.test', expiresIn: -60 });
  start();
  vi.advanceTimersByTime(9_999);
  expect(session()).toEqual({ status: 'loading' });
  vi.advanceTimersByTime(1);
  expect(session()).toEqual({ status: 'signedOut' });
  expect(log).toHaveBeenCalledOnce();
  expect(localStorage.getItem(sessionStorageKey)).not.toBeNull();
});

test('§4.5 §7.4 a login in one tab updates the session of another tab', async () => {
  stubBackend({});
  start();
  storeSession({ email: 'other-tab@client.test' });
  tellOfOtherTab(sessionStorageKey);
  await waitFor(() => expect(session()).toEqual(signedInAs('other-tab@client.test')));
});

test.each([sessionStorageKey, null])(
  '§4.5 §7.4 a logout in one tab ends the session of another tab (storage key %s)',
  async (key) => {
    stubBackend({});
    storeSession({ email: 'asha@client.test' });
    start();
    await waitFor(() => expect(session()).toEqual(signedInAs('asha@client.test')));
    localStorage.clear();
    tellOfOtherTab(key);
    expect(session()).toEqual({ status: 'signedOut' });
  },
);

test('a tab updates its session after another tab stores or removes the mark of a founder login', () => {
  stubBackend({});
  start();
  localStorage.setItem(founderFlagKey, 'true');
  tellOfOtherTab(founderFlagKey);
  expect(session()).toMatchObject({ role: 'founder_local' });
  localStorage.removeItem(founderFlagKey);
  tellOfOtherTab(founderFlagKey);
  expect(session()).toEqual({ status: 'signedOut' });
});

test('a page that is restored from the back/forward cache updates its session', () => {
  stubBackend({});
  start();
  localStorage.setItem(founderFlagKey, 'true');
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(session()).toMatchObject({ role: 'founder_local' });
});

test('a change of an unrelated storage key does not read the session again', () => {
  stubBackend({});
  start();
  const before = useAuth.getState();
  tellOfOtherTab('something-else');
  expect(useAuth.getState()).toBe(before);
});

test('after the cleanup function of startSession, the session is no longer updated', () => {
  stubBackend({});
  start();
  stop();
  localStorage.setItem(founderFlagKey, 'true');
  tellOfOtherTab(founderFlagKey);
  expect(session()).toEqual({ status: 'signedOut' });
});

// The last test of the file, because it moves the session's clock ahead of the browser's.
test('a token refresh that fails with status 503 does not end the session, and a later refresh succeeds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const person = { email: 'late@client.test' };
  let isUp = false;
  stubBackend({
    'POST /auth/v1/token': () =>
      isUp ? Response.json(createStubSession(person)) : errorResponse(503, 'Not now'),
  });
  storeSession({ ...person, expiresIn: -60 });
  start();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(session()).toEqual({ status: 'signedOut' });
  expect(log).toHaveBeenCalledOnce();
  expect(localStorage.getItem(sessionStorageKey)).not.toBeNull();
  isUp = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(session()).toEqual(signedInAs(person.email));
});
