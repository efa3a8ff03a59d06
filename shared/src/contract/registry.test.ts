import { expect, test } from 'vitest';
import { SchemaError } from './parse-contract.ts';
import { parseReleaseRegistry } from './registry.ts';

const live = {
  version: '0123456789ab',
  entry: '/apps/marketing/files/remote.1a2b3c4d5e.js',
  integrity: `sha384-${'a'.repeat(64)}`,
  manifest: `sha384-${'b'.repeat(64)}`,
  global: 'torsa_marketing_1a2b3c4d',
  routes: ['/', '/services/:serviceId', '/auth/*', '/our-team'],
};
const previous = { ...live, version: 'ba9876543210' };
const marketing = { since: 2, live, previous, canary: { percent: 20, release: previous } };
const host = { live: { version: 'aaaaaaaaaaaa', manifest: live.manifest } };
const registry = {
  revision: 3,
  since: 1,
  navigationSince: 2,
  siteConfig: 'cccccccccccc',
  host,
  remotes: { marketing },
};

function problemsOf(value: unknown): readonly string[] {
  try {
    parseReleaseRegistry(value);
  } catch (error) {
    if (error instanceof SchemaError) return error.problems;
    throw error;
  }
  return [];
}

const withLive = (changes: object) => ({
  ...registry,
  remotes: { marketing: { live: { ...live, ...changes } } },
});
const withCanary = (changes: object) => ({
  ...registry,
  remotes: { marketing: { live, canary: { ...marketing.canary, ...changes } } },
});

test('parseReleaseRegistry accepts a valid release registry', () => {
  expect(parseReleaseRegistry(registry)).toEqual(registry);
});

test('in development a registry’s entry script may be a localhost URL without an integrity hash', () => {
  const source = {
    version: 'source',
    entry: 'http://localhost:3101/remote.js',
    global: 'torsa_marketing_dev',
    routes: ['/'],
  };
  const development = {
    revision: 0,
    since: 0,
    navigationSince: 0,
    host: { live: { version: 'source' } },
    remotes: { marketing: { since: 0, live: source } },
  };
  expect(parseReleaseRegistry(development)).toEqual(development);
});

test('a release registry without remotes is valid', () => {
  expect(problemsOf({ ...registry, remotes: {} })).toEqual([]);
});

test('parsing a release registry of an earlier version adds default `since` values', () => {
  const { since: _, navigationSince: ___, ...old } = registry;
  const { since: __, ...remote } = marketing;
  expect(parseReleaseRegistry({ ...old, remotes: { marketing: remote } })).toEqual({
    ...registry,
    since: 0,
    navigationSince: 0,
    remotes: { marketing: { ...marketing, since: 0 } },
  });
});

test('parsing a release registry removes its unknown fields', () => {
  expect(parseReleaseRegistry({ ...registry, later: true })).toEqual(registry);
});

const entryProblem = 'must be a path of this site or a URL';
const at = 'remotes.marketing.live';
const versionProblem = 'must be a version such as 1a2b3c4d5e6f';
const integrityProblem = `${at}.integrity must be a sha384 integrity`;
const routeProblem = `${at}.routes.0 must be an absolute path pattern such as /services/:serviceId`;

test.each([
  ['nothing', undefined, 'The registry is missing'],
  ['null', null, 'The registry must be an object'],
  ['a text', 'registry', 'The registry must be an object'],
  ['no revision', { ...registry, revision: undefined }, 'revision is missing'],
  ['half a revision', { ...registry, revision: 1.5 }, 'revision must be whole'],
  ['a revision before the first', { ...registry, revision: -1 }, 'revision must not be negative'],
  [
    'a site config without version',
    { ...registry, siteConfig: 'x' },
    `siteConfig ${versionProblem}`,
  ],
  ['no host', { ...registry, host: undefined }, 'host is missing'],
  ['a host that is a text', { ...registry, host: 'h1' }, 'host must be an object'],
  ['a host without live', { ...registry, host: {} }, 'host.live is missing'],
  ['a host without version', { ...registry, host: { live: {} } }, 'host.live.version is missing'],
  [
    'a version that could be a path',
    { ...registry, host: { live: { version: '../x' } } },
    `host.live.version ${versionProblem}`,
  ],
  ['no remotes', { ...registry, remotes: undefined }, 'remotes is missing'],
  ['a list of remotes', { ...registry, remotes: 'all' }, 'remotes must be an object of remotes'],
  [
    'a remote that is null',
    { ...registry, remotes: { marketing: null } },
    'remotes.marketing must be an object',
  ],
  [
    'a remote with nothing live',
    { ...registry, remotes: { marketing: { previous } } },
    'remotes.marketing.live is missing',
  ],
  ['a release without version', withLive({ version: undefined }), `${at}.version is missing`],
  ['a version that is a number', withLive({ version: 1 }), `${at}.version must be a text`],
  [
    'an entry of another origin',
    withLive({ entry: '//evil.test/x.js' }),
    `${at}.entry ${entryProblem}`,
  ],
  [
    'an entry that is code',
    withLive({ entry: 'javascript:alert(1)' }),
    `${at}.entry ${entryProblem}`,
  ],
  ['a relative entry', withLive({ entry: 'remote.js' }), `${at}.entry ${entryProblem}`],
  ['a weak integrity', withLive({ integrity: 'sha256-abc' }), integrityProblem],
  ['an empty integrity', withLive({ integrity: '' }), integrityProblem],
  [
    'a published entry without integrity',
    withLive({ integrity: undefined }),
    `${at} must have an integrity`,
  ],
  [
    'an entry elsewhere without integrity',
    withLive({ integrity: undefined, entry: 'https://cdn.test/remote.js' }),
    `${at} must have an integrity`,
  ],
  ['a weak manifest', withLive({ manifest: 'x' }), `${at}.manifest must be a sha384 integrity`],
  ['no global', withLive({ global: undefined }), `${at}.global is missing`],
  [
    'a global that is code',
    withLive({ global: 'a;b' }),
    `${at}.global must be the name of a variable`,
  ],
  ['no routes', withLive({ routes: undefined }), `${at}.routes is missing`],
  [
    'routes that are a text',
    withLive({ routes: '/' }),
    `${at}.routes must be a list of path patterns`,
  ],
  ['a relative route', withLive({ routes: ['about'] }), routeProblem],
  ['a route of another origin', withLive({ routes: ['//evil.test'] }), routeProblem],
  ['a route with a query', withLive({ routes: ['/a?b'] }), routeProblem],
  [
    'a canary for no browser',
    withCanary({ percent: 0 }),
    'remotes.marketing.canary.percent must be 1 or more',
  ],
  [
    'a canary above 100 percent',
    withCanary({ percent: 101 }),
    'remotes.marketing.canary.percent must be 100 or less',
  ],
  [
    'a canary without release',
    withCanary({ release: undefined }),
    'remotes.marketing.canary.release is missing',
  ],
])('the parser rejects a release registry with the problem: %s', (_, value, problem) => {
  expect(problemsOf(value)).toEqual([problem]);
});

test('the parser reports all problems of a release registry in one error', () => {
  const bad = { version: '', entry: 'x', integrity: 'y', global: '-', routes: ['z', '/fine', ''] };
  const auth = { live: bad };
  expect(
    problemsOf({ revision: 1, host: { live: { version: '' } }, remotes: { marketing, auth } }),
  ).toHaveLength(7);
});
