import { expect, test } from 'vitest';
import { chooseReleases } from '../federation/choose-releases.ts';
import { registryOf, releaseWith, remoteWith } from '../testing/sample-site.tsx';
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
  expect(
    ownerOf(
      chooseReleases(registry, () => 100),
      path,
    ),
  ).toBe(owner);
});

test('a site without remotes has no owners', () => {
  expect(ownerOf({}, '/')).toBeUndefined();
});

test('the paths are those of the release that this browser gets', () => {
  const tried = registryOf({
    sample: {
      live: releaseWith(1, ['/', '/old']),
      canary: { percent: 20, release: releaseWith(2, ['/', '/new']) },
    },
  });
  const [most, few] = [20, 19].map((bucket) => chooseReleases(tried, () => bucket));
  expect(ownerOf(most ?? {}, '/old')).toBe('sample');
  expect(ownerOf(most ?? {}, '/new')).toBeUndefined();
  expect(ownerOf(few ?? {}, '/old')).toBeUndefined();
  expect(ownerOf(few ?? {}, '/new')).toBe('sample');
});

test('a preview may bring a remote that the site does not have yet', () => {
  const preview = { app: 'blog', release: releaseWith(3, ['/blog']) };
  expect(
    ownerOf(
      chooseReleases(registry, () => 100, preview),
      '/blog',
    ),
  ).toBe('blog');
});
