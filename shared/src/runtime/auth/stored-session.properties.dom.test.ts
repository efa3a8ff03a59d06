import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionStorageKey } from '../../contract/storage-keys.ts';
import { anyJsonLike, anyText, badInput } from '../../testing/bad-input.ts';
import { createStubSession, errorResponse, stubBackend } from '../../testing/stub-backend.ts';
import { useAuth } from './auth-store.ts';
import {
  clearFounderFlag,
  hasFounderFlag,
  hasStoredSession,
  setFounderFlag,
} from './browser-storage.ts';
import type { Session } from './session.ts';
import { startSession } from './start-session.ts';

const stored = fc.oneof(
  {
    arbitrary: anyJsonLike(createStubSession()).map((value) => JSON.stringify(value) ?? ''),
    weight: 4,
  },
  anyText(),
);

beforeEach(() => {
  stubBackend({
    'POST /auth/v1/token': () => errorResponse(400, 'Invalid Refresh Token'),
    'GET /auth/v1/user': () => errorResponse(403, 'Invalid token'),
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  vi.restoreAllMocks();
});

test('any text in the session’s storage key leads to the status signed in or signed out', async () => {
  await fc.assert(
    fc.asyncProperty(stored, async (text) => {
      useAuth.setState({ session: { status: 'loading' } });
      localStorage.setItem(sessionStorageKey, text);
      const stop = startSession();
      const session = await settled();
      stop();
      if (session.status === 'signedIn') {
        const { id, email, fullName } = session.user;
        expect([id, email, fullName].every((part) => typeof part === 'string')).toBe(true);
      }
    }),
    badInput,
  );
});

test('a browser storage that throws errors leads to the status signed out', () => {
  const uses = fc.subarray(['getItem', 'setItem', 'removeItem']);
  fc.assert(
    fc.property(uses, fc.constantFrom('SecurityError', 'QuotaExceededError'), (broken, name) => {
      const fail = () => {
        throw new DOMException('No.', name);
      };
      const storage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
      const closed = Object.fromEntries(broken.map((use) => [use, fail]));
      vi.stubGlobal('localStorage', { ...storage, ...closed });
      setFounderFlag();
      clearFounderFlag();
      expect(hasFounderFlag()).toBe(false);
      expect(hasStoredSession()).toBe(false);
    }),
    badInput,
  );
});

function settled(): Promise<Session> {
  return vi.waitFor(
    () => {
      const { session } = useAuth.getState();
      expect(session.status).not.toBe('loading');
      return session;
    },
    { interval: 1, timeout: 30_000 },
  );
}
