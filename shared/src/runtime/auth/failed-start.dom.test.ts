import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { storeSession } from '../../testing/stub-backend.ts';
import { useAuth } from './auth-store.ts';
import { startSession } from './start-session.ts';

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

// No test of this file provides a site config, so the backend client cannot start.
test('§4.7 §7.3 §8.8 an error while the session loads is logged once and ends the session’s loading status', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  useAuth.setState({ session: { status: 'loading' } });
  storeSession();
  const stop = startSession();
  await waitFor(() => expect(useAuth.getState().session).toEqual({ status: 'signedOut' }));
  expect(log.mock.calls.map(([text]) => text)).toEqual([
    'The session could not be refreshed, so this page shows the visitor as logged out.',
  ]);
  stop();
});
