import { URL } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyJsonLike, anyText, badInput } from '../testing/bad-input.ts';
import { SchemaError } from './parse-contract.ts';
import { parseSiteConfig } from './parse-site-config.ts';
import { parseSiteReleases } from './parse-site-releases.ts';
import { parseReleaseRegistry } from './registry.ts';
import { parseReleaseManifest } from './release-manifest.ts';

const integrity = `sha384-${'a'.repeat(64)}`;
const release = {
  version: '0123456789ab',
  entry: '/apps/marketing/files/remote.1a2b3c4d5e.js',
  integrity,
  manifest: integrity,
  global: 'torsa_marketing_0123456789ab',
  routes: ['/', '/services/:serviceId'],
};
const remotes = {
  marketing: { since: 2, live: release, previous: release, canary: { percent: 20, release } },
};
const files = { 'remote.1a2b3c4d5e.js': { integrity, bytes: 10 } };
const node = { file: 'routes.cjs', integrity };
const page = {
  id: 'about',
  pattern: '/about',
  access: { roles: ['guest'], otherwise: '/dashboard/user' },
  nav: [{ slot: 'navbar@1', order: 20, label: { en: 'About' }, path: '/about' }],
  paths: ['/about'],
  files: [],
};
const common = { files, initial: ['remote.1a2b3c4d5e.js'], budget: 1000, assetBudget: 5, node };

const contracts = {
  registry: {
    read: parseReleaseRegistry,
    good: {
      revision: 3,
      since: 1,
      siteConfig: 'cccccccccccc',
      host: { live: { version: 'aaaaaaaaaaaa', manifest: integrity } },
      remotes,
    },
  },
  'manifest of a remote': {
    read: (value: unknown) => parseReleaseManifest(value),
    good: {
      ...common,
      kind: 'remote',
      app: 'marketing',
      global: release.global,
      requires: { react: { names: ['useId'], range: '^19' } },
      pages: [{ ...page, translations: { bn: ['remote.1a2b3c4d5e.js'] } }],
    },
  },
  'manifest of the host': {
    read: (value: unknown) => parseReleaseManifest(value),
    good: {
      ...common,
      kind: 'host',
      app: 'host',
      development: 'host.1a2b3c4d5e.js',
      provides: { react: { names: ['useId'], version: '19.0.0' } },
    },
  },
  'releases of a document': {
    read: (value: unknown) => parseSiteReleases(value, 'releases'),
    good: { since: 1, host: release.version, remotes },
  },
  'site config': {
    read: parseSiteConfig,
    good: {
      siteUrl: 'https://torsa.example',
      backendUrl: 'https://backend.torsa.example',
      publishableKey: 'key',
      staffEmailDomain: 'staff.torsa.example',
    },
  },
} as const;

describe.each(Object.entries(contracts))('%s', (_name, { read, good }) => {
  test('parsing a valid contract value twice returns the same value', () => {
    const value = read(good);
    expect(read(JSON.parse(JSON.stringify(value)))).toEqual(value);
  });

  test('parsing any value returns a stable result, or fails with the names of the invalid fields', () => {
    fc.assert(
      fc.property(anyJsonLike(good), (input) => {
        const value = readOrRefuse(() => read(input));
        if (value === undefined) return;
        expect(readOrRefuse(() => read(JSON.parse(JSON.stringify(value))))).toEqual(value);
      }),
      badInput,
    );
  });
});

test('the contract schemas reject filenames outside of the release folder and route patterns outside of the site', () => {
  const names = fc.oneof(anyText(), fc.stringMatching(/^[./\\%\w]{1,12}$/));
  const { read, good } = contracts['manifest of a remote'];
  fc.assert(
    fc.property(names, (name) => {
      const withFile = { ...good, initial: [name] };
      if (readOrRefuse(() => read(withFile)))
        expect(resolved(`/apps/a/files/${name}`)).toMatch(/^\/apps\/a\/files\//);
      const withPattern = { ...good, pages: [{ ...page, pattern: name }] };
      if (readOrRefuse(() => read(withPattern))) expect(resolved(name)).toBe(name);
    }),
    badInput,
  );
});

function resolved(path: string): string {
  const { origin, pathname } = new URL(path, 'https://torsa.example');
  expect(origin).toBe('https://torsa.example');
  return pathname;
}

function readOrRefuse<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
    expect(error.problems).not.toEqual([]);
    return undefined;
  }
}
