import { expect, test, vi } from 'vitest';
import { SchemaError } from '../../contract/parse-contract.ts';
import { parseSiteConfig } from '../../contract/parse-site-config.ts';

// Fresh modules, because earlier test files of this process may have provided a config.
vi.resetModules();
const { setSiteConfig, siteConfig } = await import('./site-config.ts');

const good = {
  siteUrl: 'https://torsa.example',
  backendUrl: 'http://localhost:54321',
  publishableKey: 'publishable',
  staffEmailDomain: 'staff.torsa.example',
};

function problemsOf(value: unknown): readonly string[] {
  try {
    parseSiteConfig(value);
  } catch (error) {
    if (error instanceof SchemaError) return error.problems;
    throw error;
  }
  return [];
}

// The first test, because later tests provide a config.
test('siteConfig throws an error before the host sets the config', () => {
  expect(() => siteConfig()).toThrow('before the host called setSiteConfig()');
});

test('siteConfig returns the config that the host has set', () => {
  setSiteConfig(good);
  expect(siteConfig()).toEqual(good);
});

test('parseSiteConfig accepts a valid site config', () => {
  expect(parseSiteConfig(good)).toEqual(good);
});

test('parseSiteConfig removes the trailing slash of URLs', () => {
  const { siteUrl, backendUrl } = parseSiteConfig({
    ...good,
    siteUrl: 'https://torsa.example/',
    backendUrl: 'https://torsa.example/backend//',
  });
  expect([siteUrl, backendUrl]).toEqual(['https://torsa.example', 'https://torsa.example/backend']);
});

const urlProblem = 'must be a URL such as https://example.org';

test.each([
  ['nothing', undefined, 'The site config is missing'],
  ['null', null, 'The site config must be an object'],
  ['no siteUrl', { ...good, siteUrl: undefined }, 'siteUrl is missing'],
  ['a siteUrl that is a number', { ...good, siteUrl: 3000 }, 'siteUrl must be a text'],
  ['a siteUrl without scheme', { ...good, siteUrl: 'torsa.example' }, `siteUrl ${urlProblem}`],
  ['no backendUrl', { ...good, backendUrl: undefined }, 'backendUrl is missing'],
  ['an empty backendUrl', { ...good, backendUrl: '' }, `backendUrl ${urlProblem}`],
  [
    'code as backendUrl',
    { ...good, backendUrl: 'javascript:alert(1)' },
    `backendUrl ${urlProblem}`,
  ],
  ['another scheme', { ...good, backendUrl: 'httpx://backend.test' }, `backendUrl ${urlProblem}`],
  ['a scheme alone', { ...good, backendUrl: 'https://' }, `backendUrl ${urlProblem}`],
  ['no key', { ...good, publishableKey: undefined }, 'publishableKey is missing'],
  ['an empty key', { ...good, publishableKey: '' }, 'publishableKey must not be empty'],
  ['no staff domain', { ...good, staffEmailDomain: undefined }, 'staffEmailDomain is missing'],
  [
    'an address as staff domain',
    { ...good, staffEmailDomain: 'a@staff.torsa.example' },
    'staffEmailDomain must be a domain such as staff.example.org',
  ],
  [
    'a staff domain of one word',
    { ...good, staffEmailDomain: 'localhost' },
    'staffEmailDomain must be a domain such as staff.example.org',
  ],
])('the parser rejects a site config with the problem: %s', (_, value, problem) => {
  expect(problemsOf(value)).toEqual([problem]);
});

test('the parser reports all problems of a site config in one error', () => {
  expect(
    problemsOf({ siteUrl: 'x', backendUrl: 'y', publishableKey: '', staffEmailDomain: '' }),
  ).toHaveLength(4);
});
