import { expect, test } from 'vitest';
import { neededRequests } from './needed-requests.ts';

const page = { url: 'http://site/', type: 'Document', startedAt: 0 };
const host = { url: 'http://site/apps/host/files/host.1.js', type: 'Script', startedAt: 10 };
const ahead = {
  url: 'http://site/apps/host/files/prefetch.1.js',
  type: 'Script',
  startedAt: 50,
};

test('what is asked for until the page is alive is needed, and nothing after that', () => {
  const late = { ...host, url: 'http://site/late.js', startedAt: 101 };
  expect(neededRequests([page, host, late], 100)).toEqual([page, host]);
});

test('the code that fetches ahead and the scripts after it are not needed, whenever the page is alive', () => {
  const other = { ...host, url: 'http://site/apps/auth/files/remote.1.js', startedAt: 60 };
  expect(neededRequests([page, host, ahead, other], 100)).toEqual([page, host]);
});

test('a call to the backend after it is needed', () => {
  const call = { url: 'http://backend/auth/v1/user', type: 'Fetch', startedAt: 70 };
  expect(neededRequests([page, ahead, call], 100)).toEqual([page, call]);
});

test.each([
  ['the list of all remotes', 'http://site/remotes.json', 'Fetch'],
  ['the mark in the tab', 'http://site/apps/host/1/favicon.1.svg', 'Other'],
])('%s is for later', (_, url, type) => {
  expect(neededRequests([page, { url, type, startedAt: 20 }], 100)).toEqual([page]);
});
