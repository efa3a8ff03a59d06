import { useAuth } from '@torsa/shared/auth';
import { BackendError } from '@torsa/shared/database/backend-error';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient, queryClient, resetCacheOnUserChange } from './query-client.ts';

const asha = {
  status: 'signedIn',
  user: { id: 'asha', email: 'asha@client.test', fullName: 'Asha' },
  role: 'user',
} as const;

let undo = () => {};
beforeEach(() => useAuth.setState({ session: asha }));
afterEach(() => {
  undo();
  vi.useRealTimers();
  useAuth.setState({ session: { status: 'loading' } });
});

function readClient() {
  undo = resetCacheOnUserChange();
  const client = queryClient();
  client.setQueryData(['messages'], ['private']);
  return client;
}

test.each([
  ['a logout', { status: 'signedOut' }],
  ['a login of another user', { ...asha, user: { ...asha.user, id: 'binu' } }],
  ['a role change of the same user', { ...asha, role: 'team' }],
] as const)('the query cache is empty after %s', (_, session) => {
  const client = readClient();
  useAuth.setState({ session });
  expect(client.getQueryData(['messages'])).toBeUndefined();
  expect(queryClient().getQueryData(['messages'])).toBeUndefined();
});

test("a response for the previous user that arrives late does not reach the next user's query cache", () => {
  const client = readClient();
  useAuth.setState({ session: { ...asha, user: { ...asha.user, id: 'binu' } } });
  client.setQueryData(['messages'], ['late and private']);
  expect(queryClient().getQueryData(['messages'])).toBeUndefined();
});

test('the query cache keeps its data when the user changes their name', () => {
  const client = readClient();
  useAuth.setState({ session: { ...asha, user: { ...asha.user, fullName: 'Asha Roy' } } });
  expect(client.getQueryData(['messages'])).toEqual(['private']);
});

test('a query is retried after a network error but not after a rejection by the backend', async () => {
  vi.useFakeTimers();
  const calls = { unavailable: 0, forbidden: 0 };
  const fail = (problem: keyof typeof calls) =>
    createQueryClient()
      .fetchQuery({
        queryKey: [problem],
        queryFn: () => {
          calls[problem] += 1;
          throw new BackendError(problem, 'No');
        },
      })
      .catch(() => undefined);
  const both = Promise.all([fail('unavailable'), fail('forbidden')]);
  await vi.advanceTimersByTimeAsync(1_000);
  await both;
  expect(calls).toEqual({ unavailable: 2, forbidden: 1 });
});
