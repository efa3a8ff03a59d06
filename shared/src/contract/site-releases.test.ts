import { expect, test } from 'vitest';
import { parseSiteReleases } from './parse-site-releases.ts';
import { parseReleaseRegistry } from './registry.ts';
import { isSiteReleases, selectReleasesForBrowsers } from './site-releases.ts';

const releaseNamed = (version: string) => ({
  version,
  entry: `/apps/sample/files/remote.${version}.js`,
  integrity: `sha384-${'a'.repeat(64)}`,
  global: 'torsa_sample',
  routes: ['/'],
});
const release = (version: string) => ({
  ...releaseNamed(version),
  manifest: `sha384-${'b'.repeat(64)}`,
});
const [first, second, third] = ['000000000001', '000000000002', '000000000003'] as const;

const host = 'aaaaaaaaaaaa';

const registry = parseReleaseRegistry({
  revision: 9,
  since: 4,
  siteConfig: 'cccccccccccc',
  host: { live: { version: host } },
  remotes: {
    marketing: {
      since: 8,
      live: release(second),
      previous: release(first),
      canary: { percent: 5, release: release(third) },
    },
    auth: { since: 3, live: release(first) },
  },
});
const marketing = {
  since: 8,
  live: releaseNamed(second),
  previous: releaseNamed(first),
  canary: { percent: 5, release: releaseNamed(third) },
};
const auth = { since: 3, live: releaseNamed(first) };

test('the list of releases for browsers (remotes.json) contains only the releases and their revisions', () => {
  expect(selectReleasesForBrowsers(registry)).toEqual({
    since: 4,
    host,
    remotes: { marketing, auth },
  });
  expect(selectReleasesForBrowsers(registry, ['auth'])).toEqual({
    since: 4,
    host,
    remotes: { auth },
  });
  expect(selectReleasesForBrowsers(registry, [])).toEqual({ since: 4, host, remotes: {} });
});

test('parseSiteReleases accepts the releases that selectReleasesForBrowsers creates', () => {
  expect(parseSiteReleases(selectReleasesForBrowsers(registry), 'remotes.json')).toEqual(
    selectReleasesForBrowsers(registry),
  );
});

test.each([
  [undefined, 'remotes.json is missing'],
  [[], 'since is missing'],
  [{ since: 1 }, 'remotes is missing'],
  [{ since: 1, remotes: { auth: { live: {} } } }, 'remotes.auth.live.version is missing'],
])('parseSiteReleases rejects %j and lists every invalid field', (value, problem) => {
  expect(() => parseSiteReleases(value, 'remotes.json')).toThrow(problem);
});

test('isSiteReleases accepts the releases that selectReleasesForBrowsers creates', () => {
  expect(isSiteReleases(selectReleasesForBrowsers(registry))).toBe(true);
  expect(isSiteReleases({ since: 0, remotes: {} })).toBe(true);
});

test.each([
  undefined,
  null,
  'remotes',
  [],
  { since: 1 },
  { remotes: {} },
  { since: '1', remotes: {} },
  { since: 1, remotes: { auth: { live: releaseNamed(first) } } },
  { since: 1, remotes: { auth: null } },
  { since: 1, remotes: { auth: { live: {} } } },
  { since: 1, remotes: { auth: { live: { ...releaseNamed(first), routes: '/' } } } },
  { since: 1, remotes: { auth: { ...auth, previous: null } } },
  { since: 1, remotes: { auth: { ...auth, canary: { percent: 5 } } } },
])('isSiteReleases returns false for %j', (value) => {
  expect(isSiteReleases(value)).toBe(false);
});
