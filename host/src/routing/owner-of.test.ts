import { expect, test } from 'vitest';
import { registryOf, remoteWith } from '../testing/sample-site.tsx';
import { ownerOf } from './owner-of.ts';

const registry = registryOf({
  anything: remoteWith('/services/:serviceId', '/auth/*'),
  special: remoteWith('/', '/services/apps', '/auth/login'),
});

test.each([
  ['/', 'special'],
  ['/services/apps', 'special'],
  ['/services/apps/', 'special'],
  ['/services/other', 'anything'],
  ['/services/with%20space', 'anything'],
  ['/auth/login', 'special'],
  ['/auth/login/deeper', 'anything'],
  ['/services', undefined],
  ['/services/a/b', undefined],
  ['/nowhere', undefined],
])('%s is owned by %s', (path, owner) => {
  expect(ownerOf(registry, path)).toBe(owner);
});

test('a site without remotes has no owners', () => {
  expect(ownerOf(registryOf({}), '/')).toBeUndefined();
});
