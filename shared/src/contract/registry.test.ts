import { expect, test } from 'vitest';
import { ContractError } from './parse-contract.ts';
import { parseRegistry } from './registry.ts';

const marketing = {
  version: 'm1',
  entry: '/apps/marketing/m1/remote.js',
  integrity: `sha384-${'a'.repeat(64)}`,
  routes: ['/', '/services/:serviceId', '/auth/*', '/our-team'],
};
const registry = { host: { version: 'h1' }, remotes: { marketing } };

function problemsOf(value: unknown): readonly string[] {
  try {
    parseRegistry(value);
  } catch (error) {
    if (error instanceof ContractError) return error.problems;
    throw error;
  }
  return [];
}

const withRemote = (changes: object) => ({
  ...registry,
  remotes: { marketing: { ...marketing, ...changes } },
});

test('reads a registry', () => {
  expect(parseRegistry(registry)).toEqual(registry);
});

test('in development an entry is a URL and has no integrity', () => {
  const source = { version: 'source', entry: 'http://localhost:3101/remote.js', routes: ['/'] };
  const development = { ...registry, remotes: { marketing: source } };
  expect(parseRegistry(development)).toEqual(development);
});

test('a site may have no remotes yet', () => {
  expect(problemsOf({ ...registry, remotes: {} })).toEqual([]);
});

test('what it does not know is left out', () => {
  expect(parseRegistry({ ...registry, later: true })).toEqual(registry);
});

const entryProblem = 'must be a path of this site or a URL';
const integrityProblem = 'remotes.marketing.integrity must be a sha384 integrity';
const routeProblem =
  'remotes.marketing.routes.0 must be an absolute path pattern such as /services/:serviceId';

test.each([
  ['nothing', undefined, 'The registry is missing'],
  ['null', null, 'The registry must be an object'],
  ['a text', 'registry', 'The registry must be an object'],
  ['no host', { remotes: {} }, 'host is missing'],
  ['a host that is a text', { ...registry, host: 'h1' }, 'host must be an object'],
  ['a host without version', { ...registry, host: {} }, 'host.version is missing'],
  ['an empty version', { ...registry, host: { version: '' } }, 'host.version must not be empty'],
  ['no remotes', { host: registry.host }, 'remotes is missing'],
  ['a list of remotes', { ...registry, remotes: 'all' }, 'remotes must be an object of remotes'],
  [
    'a remote that is null',
    { ...registry, remotes: { marketing: null } },
    'remotes.marketing must be an object',
  ],
  [
    'a remote without version',
    withRemote({ version: undefined }),
    'remotes.marketing.version is missing',
  ],
  [
    'a version that is a number',
    withRemote({ version: 1 }),
    'remotes.marketing.version must be a text',
  ],
  [
    'an entry of another origin',
    withRemote({ entry: '//evil.test/x.js' }),
    `remotes.marketing.entry ${entryProblem}`,
  ],
  [
    'an entry that is code',
    withRemote({ entry: 'javascript:alert(1)' }),
    `remotes.marketing.entry ${entryProblem}`,
  ],
  [
    'a relative entry',
    withRemote({ entry: 'remote.js' }),
    `remotes.marketing.entry ${entryProblem}`,
  ],
  ['a weak integrity', withRemote({ integrity: 'sha256-abc' }), integrityProblem],
  ['an empty integrity', withRemote({ integrity: '' }), integrityProblem],
  ['no routes', withRemote({ routes: undefined }), 'remotes.marketing.routes is missing'],
  [
    'routes that are a text',
    withRemote({ routes: '/' }),
    'remotes.marketing.routes must be a list of path patterns',
  ],
  ['a relative route', withRemote({ routes: ['about'] }), routeProblem],
  ['a route of another origin', withRemote({ routes: ['//evil.test'] }), routeProblem],
  ['a route with a query', withRemote({ routes: ['/a?b'] }), routeProblem],
])('%s is named', (_, value, problem) => {
  expect(problemsOf(value)).toEqual([problem]);
});

test('all problems are told at once', () => {
  const auth = { version: '', entry: 'x', integrity: 'y', routes: ['z', '/fine', ''] };
  expect(problemsOf({ host: { version: '' }, remotes: { marketing, auth } })).toHaveLength(6);
});
