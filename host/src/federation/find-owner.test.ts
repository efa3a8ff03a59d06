import { expect, test } from 'vitest';
import { chooseReleases } from '../federation/choose-releases.ts';
import { releasesOf, releaseWith, remoteWith } from '../testing/sample-site.tsx';
import { findOwningRemote } from './find-owner.ts';

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
  expect(findOwningRemote(live, path)).toEqual({ app, pattern });
});

test.each(['/services', '/services/a/b', '/nowhere'])(
  'findOwningRemote returns undefined for %s, which no remote serves',
  (path) => {
    expect(findOwningRemote(live, path)).toBeUndefined();
  },
);

test('findOwningRemote returns undefined if the site has no remote apps', () => {
  expect(findOwningRemote({}, '/')).toBeUndefined();
});

test('findOwningRemote uses the route patterns of the release chosen for this browser', () => {
  const tried = releasesOf({
    sample: {
      live: releaseWith(1, ['/', '/old']),
      canary: { percent: 20, release: releaseWith(2, ['/', '/new']) },
    },
  });
  const [most = {}, few = {}] = [20, 19].map((bucket) => chooseReleases(tried, () => bucket));
  expect(findOwningRemote(most, '/old')?.app).toBe('sample');
  expect(findOwningRemote(most, '/new')).toBeUndefined();
  expect(findOwningRemote(few, '/old')).toBeUndefined();
  expect(findOwningRemote(few, '/new')?.app).toBe('sample');
});

test('findOwningRemote finds a previewed remote app that is not published', () => {
  const preview = { app: 'blog', release: releaseWith(3, ['/blog']) };
  expect(
    findOwningRemote(
      chooseReleases(releases, () => 100, preview),
      '/blog',
    )?.app,
  ).toBe('blog');
});
