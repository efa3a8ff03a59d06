import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getFormDraftKey, guestDraftOwnerId } from '../../contract/draft-keys.ts';
import { founderFlagKey, sessionStorageKey } from '../../contract/storage-keys.ts';
import {
  answersFor,
  errorResponse,
  storeSession,
  stubBackend,
} from '../../testing/stub-backend.ts';
import { createFormDraft } from '../../ui/form/draft.ts';
import { useAuth } from './auth-store.ts';
import { logOut } from './log-out.ts';
import { startSession } from './start-session.ts';

let stop = () => {};
const session = () => useAuth.getState().session;

async function startSignedIn(): Promise<void> {
  storeSession();
  stop = startSession();
  await waitFor(() => expect(session()).toMatchObject({ status: 'signedIn' }));
}

beforeEach(() => localStorage.clear());

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('§7.5 a logout ends only this session and clears user, role and storage', async () => {
  const calls = stubBackend(answersFor({}));
  await startSignedIn();
  await logOut();
  expect(session()).toEqual({ status: 'signedOut' });
  expect(localStorage.getItem(sessionStorageKey)).toBeNull();
  expect(calls.map(({ path }) => path)).toEqual(['/auth/v1/logout?scope=local']);
});

test('a founder without a session can log out without a network request', async () => {
  const calls = stubBackend({});
  localStorage.setItem(founderFlagKey, 'true');
  stop = startSession();
  await logOut();
  expect(session()).toEqual({ status: 'signedOut' });
  expect(localStorage.getItem(founderFlagKey)).toBeNull();
  expect(calls).toEqual([]);
});

test('§4.9 a logout clears the founder’s flag and session', async () => {
  stubBackend(answersFor({ role: 'founder' }));
  localStorage.setItem(founderFlagKey, 'true');
  storeSession({ role: 'founder' });
  stop = startSession();
  await logOut();
  expect(session()).toEqual({ status: 'signedOut' });
  expect(localStorage.length).toBe(0);
});

test('a failed logout leaves the session unchanged and throws the error', async () => {
  stubBackend({ 'POST /auth/v1/logout': () => errorResponse(422, 'Not now') });
  localStorage.setItem(founderFlagKey, 'true');
  storeSession();
  stop = startSession();
  const before = session();
  await expect(logOut()).rejects.toMatchObject({ userMessage: 'Not now' });
  expect(session()).toBe(before);
  expect(localStorage.getItem(founderFlagKey)).toBe('true');
  expect(localStorage.getItem(sessionStorageKey)).not.toBeNull();
});

test('a logout succeeds if the auth server no longer knows the session', async () => {
  stubBackend({ 'POST /auth/v1/logout': () => errorResponse(403, 'Session not found') });
  await startSignedIn();
  await logOut();
  expect(session()).toEqual({ status: 'signedOut' });
});

test('a logout calls the callback `leave` before the auth store shows the ended session', async () => {
  stubBackend(answersFor({}));
  await startSignedIn();
  const whileLeaving: string[] = [];
  await logOut(async () => {
    await Promise.resolve();
    whileLeaving.push(session().status);
  });
  expect(whileLeaving).toEqual(['signedIn']);
  expect(session()).toEqual({ status: 'signedOut' });
});

test('a logout deletes the drafts of the user and of visitors but not another account’s drafts', async () => {
  stubBackend(answersFor({}));
  const draftOf = (person: string) =>
    createFormDraft({
      key: getFormDraftKey(person, 'contact'),
      names: ['message'],
      storage: 'localStorage',
      maxAge: 60_000,
    });
  for (const person of [guestDraftOwnerId, 'id-asha@client.test', 'another']) {
    draftOf(person).save({ message: `Private words of ${person}` });
  }
  sessionStorage.setItem(getFormDraftKey('id-asha@client.test', 'reply.1'), 'A private note');
  await startSignedIn();
  await logOut();
  const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
  expect(stored.match(/[Pp]rivate[^"\\]*/g)).toEqual(['Private words of another']);
});
