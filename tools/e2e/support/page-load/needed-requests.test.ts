import { expect, test } from 'vitest';
import { selectRequestsUntilInteractive } from './needed-requests.ts';

const page = { url: 'http://site/', type: 'Document', startedAt: 0 };
const host = { url: 'http://site/apps/host/files/host.1.js', type: 'Script', startedAt: 10 };
const prefetch = {
  url: 'http://site/apps/host/files/prefetch.1.js',
  type: 'Script',
  startedAt: 50,
};

test('selectRequestsUntilInteractive excludes a request after the page is interactive', () => {
  const late = { ...host, url: 'http://site/late.js', startedAt: 101 };
  expect(selectRequestsUntilInteractive([page, host, late], 100)).toEqual([page, host]);
});

test('selectRequestsUntilInteractive excludes the prefetch script and all scripts after it', () => {
  const other = { ...host, url: 'http://site/apps/auth/files/remote.1.js', startedAt: 60 };
  expect(selectRequestsUntilInteractive([page, host, prefetch, other], 100)).toEqual([page, host]);
});

test('selectRequestsUntilInteractive includes a backend request after the prefetch script', () => {
  const call = { url: 'http://backend/auth/v1/user', type: 'Fetch', startedAt: 70 };
  expect(selectRequestsUntilInteractive([page, prefetch, call], 100)).toEqual([page, call]);
});

test.each([
  ['remotes.json', 'http://site/remotes.json', 'Fetch'],
  ['the favicon', 'http://site/apps/host/1/favicon.1.svg', 'Other'],
])('selectRequestsUntilInteractive excludes %s', (_, url, type) => {
  expect(selectRequestsUntilInteractive([page, { url, type, startedAt: 20 }], 100)).toEqual([page]);
});
