import { expect, test } from 'vitest';
import { chooseReleases } from '../federation/choose-releases.ts';
import { releasesOf, releaseWith, remoteWith } from '../testing/sample-site.tsx';
import { findOwner } from './find-owner.ts';

const releases = releasesOf({
  anything: remoteWith('/services/:serviceId', '/auth/*', '/:language/news'),
  special: remoteWith('/', '/services/apps', '/auth/login'),
});
const live = chooseReleases(releases, () => 100);

test.each([
  ['/', 'special', '/'],
  ['/services/apps', 'special', '/services/apps'],
  ['/services/apps/', 'special', '/services/apps'],
  ['/Services/Apps', 'special', '/services/apps'],
  ['/services/other', 'anything', '/services/:serviceId'],
  ['/services/with%20space', 'anything', '/services/:serviceId'],
  ['/%73ervices/other', 'anything', '/services/:serviceId'],
  ['/auth/login', 'special', '/auth/login'],
  ['/auth/login/deeper', 'anything', '/auth/*'],
  ['/auth', 'anything', '/auth/*'],
  ['/en/news', 'anything', '/:language/news'],
])('the path %s is served by the remote %s, because of the pattern %s', (path, app, pattern) => {
  expect(findOwner(live, path)).toEqual({ app, pattern });
});

test.each(['/services', '/services/a/b', '/nowhere'])(
  'findOwner returns undefined for %s, which no remote serves',
  (path) => {
    expect(findOwner(live, path)).toBeUndefined();
  },
);

test('findOwner returns undefined if the site has no remotes', () => {
  expect(findOwner({}, '/')).toBeUndefined();
});

test('findOwner uses the route patterns of the release chosen for this browser', () => {
  const tried = releasesOf({
    sample: {
      live: releaseWith(1, ['/', '/old']),
      canary: { percent: 20, release: releaseWith(2, ['/', '/new']) },
    },
  });
  const [most = {}, few = {}] = [20, 19].map((bucket) => chooseReleases(tried, () => bucket));
  expect(findOwner(most, '/old')?.app).toBe('sample');
  expect(findOwner(most, '/new')).toBeUndefined();
  expect(findOwner(few, '/old')).toBeUndefined();
  expect(findOwner(few, '/new')?.app).toBe('sample');
});

test('findOwner finds a previewed remote that the published site does not contain', () => {
  const preview = { app: 'blog', release: releaseWith(3, ['/blog']) };
  expect(
    findOwner(
      chooseReleases(releases, () => 100, preview),
      '/blog',
    )?.app,
  ).toBe('blog');
});
