import { useAuth } from '@torsa/shared/auth';
import { BackendError } from '@torsa/shared/database/backend-error';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient, queryClient, resetOnUserChange } from './query-client.ts';

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
  undo = resetOnUserChange();
  const client = queryClient();
  client.setQueryData(['messages'], ['private']);
  return client;
}

test.each([
  ['nobody', { status: 'signedOut' }],
  ['somebody else', { ...asha, user: { ...asha.user, id: 'binu' } }],
  ['the same person in another role', { ...asha, role: 'team' }],
] as const)('nothing that was read is left for %s', (_, session) => {
  const client = readClient();
  useAuth.setState({ session });
  expect(client.getQueryData(['messages'])).toBeUndefined();
  expect(queryClient().getQueryData(['messages'])).toBeUndefined();
});

test("a late response for one person does not reach the next person's cache", () => {
  const client = readClient();
  useAuth.setState({ session: { ...asha, user: { ...asha.user, id: 'binu' } } });
  client.setQueryData(['messages'], ['late and private']);
  expect(queryClient().getQueryData(['messages'])).toBeUndefined();
});

test("the cache survives a change of the person's name", () => {
  const client = readClient();
  useAuth.setState({ session: { ...asha, user: { ...asha.user, fullName: 'Asha Roy' } } });
  expect(client.getQueryData(['messages'])).toEqual(['private']);
});

test('a call that fails in the network is retried, and a refused call is not', async () => {
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
  await vi.runAllTimersAsync();
  await both;
  expect(calls).toEqual({ unavailable: 2, forbidden: 1 });
});
