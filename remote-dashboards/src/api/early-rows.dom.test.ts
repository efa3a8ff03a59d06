import { QueryObserver } from '@tanstack/react-query';
import { sessionStorageKey } from '@torsa/shared/contract/storage-keys';
import { storeSession } from '@torsa/shared/testing/stub-backend';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getEarlyDataPagedQueryOptions, getEarlyDataQueryOptions } from './early-rows.ts';
import { createQueryClient } from './query-client.ts';

const tokenOf = () => JSON.parse(String(localStorage.getItem(sessionStorageKey))).access_token;

/** Adds early responses of the stored session, as the inline script of the HTML page does. */
function stubEarly(lists: Readonly<Record<string, readonly unknown[] | undefined>>, age = 0): void {
  globalThis.torsaEarlyRequests = Object.entries(lists).map(([source, rows]) => ({
    url: `http://backend.test/rest/v1/${source}?limit=50`,
    authorization: `Bearer ${tokenOf()}`,
    body: undefined,
    sentAt: performance.now() - age,
    response: Promise.resolve(undefined),
    ...(rows && { rows }),
  }));
}

const read = (source: string) => getEarlyDataQueryOptions(source).initialData();

beforeEach(() => storeSession({ email: 'asha@client.test' }));
afterEach(() => {
  globalThis.torsaEarlyRequests = undefined;
  localStorage.clear();
});

test('getEarlyDataQueryOptions returns the rows of an early response only once', () => {
  stubEarly({ projects: ['one'], 'rpc/projects': ['two'] });
  expect(read('rpc/projects')).toEqual(['two']);
  expect(read('rpc/projects')).toBeUndefined();
  expect(read('projects')).toEqual(['one']);
});

test('getEarlyDataPagedQueryOptions returns the rows of an early response as the first page of a paginated list', () => {
  stubEarly({ projects: [1, 2] });
  const { initialData } = getEarlyDataPagedQueryOptions('projects', (row: number) => row * 10);
  expect(initialData()).toEqual({ pages: [[10, 20]], pageParams: [undefined] });
});

test('a list with early data sends no second request, even if the scripts loaded slowly', () => {
  stubEarly({ projects: ['one'] }, 20_000);
  const client = createQueryClient();
  const queryFn = vi.fn(() => ['two']);
  const observer = new QueryObserver(client, {
    queryKey: ['projects'],
    queryFn,
    ...getEarlyDataQueryOptions('projects'),
  });
  const unsubscribe = observer.subscribe(() => undefined);
  expect(observer.getCurrentResult().data).toEqual(['one']);
  expect(queryFn).not.toHaveBeenCalled();
  unsubscribe();
});

test('after another user has logged in, the early rows of the first user are not used', () => {
  stubEarly({ projects: ['of Asha'] });
  storeSession({ email: 'binu@client.test' });
  expect(read('projects')).toBeUndefined();
});

test('after a logout, early rows are not used', () => {
  stubEarly({ projects: ['of Asha'] });
  localStorage.clear();
  expect(read('projects')).toBeUndefined();
});

test('an early empty list is used only if another early list has rows, because an ended session gets no rows', () => {
  storeSession({ email: 'chitra@client.test' });
  stubEarly({ asks: [], projects: [] });
  expect(read('asks')).toBeUndefined();
  stubEarly({ asks: [], projects: ['one'] });
  expect(read('projects')).toEqual(['one']);
  expect(read('asks')).toEqual([]);
});

test.each<[string, () => void]>([
  ['has not arrived', () => stubEarly({ projects: undefined })],
  ['is older than 30 seconds', () => stubEarly({ projects: ['one'] }, 31_000)],
  [
    'contains as many rows as the server returns at most',
    () => stubEarly({ projects: Array(1000).fill(1) }),
  ],
  ['was not requested', () => stubEarly({})],
])('an early response that %s is not used', (_, prepare) => {
  prepare();
  expect(read('projects')).toBeUndefined();
});
