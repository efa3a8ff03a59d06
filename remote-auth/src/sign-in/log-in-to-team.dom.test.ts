import { startSession, useAuth } from '@torsa/shared/auth';
import { sessionStorageKey } from '@torsa/shared/contract/storage-keys';
import {
  answersFor,
  createStubSession,
  errorResponse,
  type Person,
  stubBackend,
  withDevices,
} from '@torsa/shared/testing/stub-backend';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logInAsTeamMember } from './log-in-to-team.ts';

let stop = () => {};
const seen: string[] = [];
let unwatch = () => {};
const session = () => useAuth.getState().session;
/** Most accounts in this file have no second factor. */
const noCode = () => Promise.reject(new Error('A code was asked for.'));
const credentials = { email: 'mira@staff.test', password: 'made-up' };

/** Simulates a backend that answers calls of `is_team_email` in the given order. */
function stubTeam(person: Person, ...listed: boolean[]) {
  return stubBackend({
    ...answersFor(person),
    'POST /rest/v1/rpc/is_team_email': () => Response.json(listed.shift()),
  });
}

beforeEach(() => {
  localStorage.clear();
  stop = startSession();
  seen.length = 0;
  unwatch = useAuth.subscribe((state) => seen.push(state.session.status));
});

afterEach(() => {
  unwatch();
  stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a team member can log in with the team login', async () => {
  const calls = stubTeam({ email: credentials.email, role: 'team' }, true, true);
  expect(await logInAsTeamMember(credentials, noCode)).toBe(true);
  expect(session()).toMatchObject({ status: 'signedIn', role: 'team' });
  expect(calls[0]?.body).toEqual({ email: credentials.email });
});

test('§5.9 the team login rejects an email address that is not on the team list before it sends the password', async () => {
  const calls = stubTeam({ role: 'team' }, false);
  await expect(logInAsTeamMember(credentials, noCode)).rejects.toMatchObject({ code: 'notListed' });
  expect(calls.map(({ path }) => path)).toEqual(['/rest/v1/rpc/is_team_email']);
});

test.each([
  ['was not stamped as team', { role: 'client' }, [true, true]],
  ['has left the list meanwhile', { role: 'team' }, [true, false]],
] as const)(
  '§5.10 the team login rejects an account that %s and never shows it as logged in',
  async (_, person, listed) => {
    const warn = vi.spyOn(console, 'warn');
    const calls = stubTeam(person, ...listed);
    await expect(logInAsTeamMember(credentials, noCode)).rejects.toMatchObject({ code: 'notTeam' });
    expect(session()).toEqual({ status: 'signedOut' });
    expect(seen).toEqual([]);
    expect(localStorage.length).toBe(0);
    expect(calls.at(-1)?.path).toBe('/auth/v1/logout?scope=local');
    expect(warn).not.toHaveBeenCalled();
  },
);

test('a team login with a wrong password throws the auth server’s message', async () => {
  stubBackend({
    'POST /rest/v1/rpc/is_team_email': () => Response.json(true),
    'POST /auth/v1/token': () => errorResponse(400, 'Invalid login credentials'),
  });
  await expect(logInAsTeamMember(credentials, noCode)).rejects.toMatchObject({
    code: 'invalid',
    userMessage: 'Invalid login credentials',
  });
});

test('the team login reports an unreachable backend as unavailable, not as a rejected user', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  stubBackend({});
  await expect(logInAsTeamMember(credentials, noCode)).rejects.toMatchObject({
    code: 'unavailable',
  });
});

test("a team login with a two-factor device creates the page's session only after the backend has accepted the code", async () => {
  const first = withDevices(createStubSession({ role: 'team' }), 'Phone');
  stubBackend({
    'POST /rest/v1/rpc/is_team_email': () => Response.json(true),
    'POST /auth/v1/token': () => Response.json(first),
    'POST /auth/v1/factors/Phone/challenge': () => Response.json({ id: 'c1', type: 'totp' }),
    'POST /auth/v1/factors/Phone/verify': () =>
      Response.json({ ...first, refresh_token: 'of the code' }),
    'GET /auth/v1/user': () => Response.json(first.user),
  });
  const result = await logInAsTeamMember(credentials, async (devices, give) => {
    expect(devices).toEqual([{ id: 'Phone', name: 'Phone' }]);
    expect(session()).toEqual({ status: 'signedOut' });
    await give('Phone', '123456');
    return true;
  });
  expect(result).toBe(true);
  expect(session()).toMatchObject({ status: 'signedIn', role: 'team' });
  expect(localStorage.getItem(sessionStorageKey)).toContain('of the code');
});

test('§10.22 a login without the required two-factor code creates no session', async () => {
  const calls = stubBackend({
    'POST /rest/v1/rpc/is_team_email': () => Response.json(true),
    'POST /auth/v1/token': () =>
      Response.json(withDevices(createStubSession({ role: 'team' }), 'Phone')),
    'POST /auth/v1/logout': () => new Response(null, { status: 204 }),
  });
  expect(await logInAsTeamMember(credentials, async () => false)).toBe(false);
  expect(session()).toEqual({ status: 'signedOut' });
  expect(localStorage.length).toBe(0);
  expect(calls.at(-1)?.path).toBe('/auth/v1/logout?scope=local');
});
