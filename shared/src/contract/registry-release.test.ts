import { expect, test } from 'vitest';
import { parseReleaseRegistry } from './registry.ts';
import { createRegistryRelease } from './registry-release.ts';
import type { RemoteManifest } from './release-manifest.ts';

const version = '1a2b3c4d5e6f';
const integrityOf = (letter: string) => `sha384-${letter.repeat(64)}`;
const page = { paths: [], files: ['about.1a2b3c4d5e.js'] };

const manifest: RemoteManifest = {
  kind: 'remote',
  app: 'marketing',
  global: 'torsa_marketing_1a2b',
  files: {
    'about.1a2b3c4d5e.js': { integrity: integrityOf('a'), bytes: 10 },
    'remote.1a2b3c4d5e.js': { integrity: integrityOf('b'), bytes: 10 },
    'routes.1a2b3c4d5e.js': { integrity: integrityOf('c'), bytes: 10 },
  },
  initial: ['remote.1a2b3c4d5e.js', 'routes.1a2b3c4d5e.js'],
  budget: 100,
  node: { file: 'routes.cjs', integrity: integrityOf('d') },
  requires: {},
  pages: [
    { ...page, id: 'about', pattern: '/about' },
    { ...page, id: 'service', pattern: '/services/:serviceId' },
  ],
};

test('a release in the registry contains the integrity hash of the entry script and the page patterns', () => {
  expect(createRegistryRelease(manifest, version)).toEqual({
    version,
    entry: '/apps/marketing/files/remote.1a2b3c4d5e.js',
    integrity: integrityOf('b'),
    global: 'torsa_marketing_1a2b',
    routes: ['/about', '/services/:serviceId'],
  });
});

test('the registry schema accepts a release that createRegistryRelease creates', () => {
  const live = createRegistryRelease(manifest, version);
  const registry = {
    revision: 1,
    since: 1,
    navigationSince: 1,
    host: { live: { version } },
    remotes: { marketing: { since: 1, live } },
  };
  expect(parseReleaseRegistry(registry)).toEqual(registry);
  const { integrity: _, ...bare } = live;
  const remotes = { marketing: { live: bare } };
  expect(() => parseReleaseRegistry({ ...registry, remotes })).toThrow('must have an integrity');
});

test.each([
  ['that is not among its files', { initial: ['other.js'] }, 'other.js'],
  ['that it does not name', { initial: [] }, ''],
])('createRegistryRelease rejects a release with an entry script %s', (_, changes, entry) => {
  expect(() => createRegistryRelease({ ...manifest, ...changes }, version)).toThrow(
    `marketing@${version} has no entry script "${entry}".`,
  );
});
