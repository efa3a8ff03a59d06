import { useAuth } from '@torsa/shared/auth';
import { storeSession, stubBackend } from '@torsa/shared/testing/stub-backend';
import { afterEach, expect, test } from 'vitest';
import { rpc } from './client.ts';

afterEach(() => {
  localStorage.clear();
  useAuth.setState({ session: { status: 'loading' } });
});

test('a page rejects its backend calls after another user has logged in in another tab', async () => {
  const calls = stubBackend({ 'POST /rest/v1/rpc/inbox_figures': () => Response.json([]) });
  const user = { id: 'id-asha', email: 'asha@client.test', fullName: 'Asha' };
  useAuth.setState({ session: { status: 'signedIn', user, role: 'team' } });
  storeSession({ email: 'bina@client.test' });
  await expect(rpc('inbox_figures')).rejects.toMatchObject({ code: 'unavailable' });
  expect(calls).toEqual([]);
});
