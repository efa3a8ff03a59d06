import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { StatsCompilation } from '@rspack/core';
import { expect, onTestFinished, test } from 'vitest';
import { parseReleaseManifest } from '../contract/release-manifest.ts';
import { createRemoteManifest } from './describe-remote.ts';
import type { UsedExportsOfSharedModules } from './used-exports.ts';

const integrity = `sha384-${'a'.repeat(64)}`;

const group = (...files: readonly string[]) => ({
  assets: files.map((name) => ({ name, size: 1 })),
});

const routeTableChunk = { routes: group('routes.1a2b3c4d5e.js') };
const stats = {
  entrypoints: { marketing: group('remote.1a2b3c4d5e.js') },
  namedChunkGroups: {
    ...routeTableChunk,
    home: group('vendor.1a2b3c4d5e.js', 'home.1a2b3c4d5e.js', 'home.css'),
    service: group('routes.1a2b3c4d5e.js', 'service.1a2b3c4d5e.js'),
  },
} satisfies StatsCompilation;

const table = `exports.routes = [
  { id: 'home', path: '/', load: async () => require('react') },
  { id: 'service', path: '/services/:id', paths: ['/services/apps', '/services/sites'], access: { roles: ['user'], otherwise: '/auth/login' }, nav: [{ slot: 'navbar@1/services', order: 10, label: { en: 'Apps', bn: 'অ্যাপ' }, path: '/services/apps' }], load() {} },
];`;

function describe(
  nodeBundle = table,
  browserStats: StatsCompilation = stats,
  used: UsedExportsOfSharedModules = new Map(),
) {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'torsa-build-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const file = path.join(dir, 'routes.cjs');
  writeFileSync(file, nodeBundle);
  return createRemoteManifest(
    { name: 'marketing', dir, devPort: 3999, budget: 100 },
    {
      browserStats,
      used,
      imported: new Map(
        Object.keys(browserStats.namedChunkGroups ?? {}).map((name) => [
          name,
          { request: `./${name}.ts`, hasDefault: true },
        ]),
      ),
      files: { 'remote.1a2b3c4d5e.js': { integrity, bytes: 1 } },
      node: { file: 'routes.cjs', integrity },
      nodeBundle: file,
    },
  );
}

const pagesOf = (bundle: string) => describe(bundle).pages;

test("the release manifest of a built remote is valid by the contract's schema", () => {
  const manifest = describe();
  expect(parseReleaseManifest(manifest)).toEqual(manifest);
  expect(manifest).toMatchObject({
    kind: 'remote',
    app: 'marketing',
    budget: 100,
    global: expect.stringMatching(/^torsa_marketing_[0-9a-f]{8}$/),
    requires: {},
    files: { 'remote.1a2b3c4d5e.js': { integrity, bytes: 1 } },
    node: { file: 'routes.cjs', integrity },
  });
});

test('a remote’s manifest requires the major version of each library, and the export names of our own shared modules', () => {
  const used = new Map(
    ['@torsa/shared/auth', 'react'].map((key) => [
      key,
      { names: new Set(['b', 'a']), wholeIn: new Set<string>() },
    ]),
  );
  expect(describe(table, stats, used).requires).toEqual({
    react: { names: ['a', 'b'], range: expect.stringMatching(/^\^\d+$/) },
    '@torsa/shared/auth': { names: ['a', 'b'] },
  });
});

test('a manifest lists the entry script and the route table as the files of every page', () => {
  expect(describe().initial).toEqual(['remote.1a2b3c4d5e.js', 'routes.1a2b3c4d5e.js']);
});

test('a page in a manifest lists the files of its own chunk', () => {
  expect(describe().pages).toEqual([
    {
      id: 'home',
      pattern: '/',
      paths: ['/'],
      files: ['vendor.1a2b3c4d5e.js', 'home.1a2b3c4d5e.js'],
    },
    {
      id: 'service',
      pattern: '/services/:id',
      access: { roles: ['user'], otherwise: '/auth/login' },
      nav: [
        {
          slot: 'navbar@1/services',
          order: 10,
          label: { en: 'Apps', bn: 'অ্যাপ' },
          path: '/services/apps',
          for: ['user'],
        },
      ],
      paths: ['/services/apps', '/services/sites'],
      files: ['service.1a2b3c4d5e.js'],
    },
  ]);
});

test.each(['/services/:id', '/files/*'])(
  'documents are composed only for the listed paths of a page with the pattern %s',
  (pattern) => {
    const row = `id: 'home', path: '${pattern}', load() {}`;
    expect(pagesOf(`exports.routes = [{ ${row} }];`)[0]?.paths).toEqual([]);
    expect(pagesOf(`exports.routes = [{ ${row}, paths: ['/a'] }];`)[0]?.paths).toEqual(['/a']);
  },
);

test('the build reports mistakes in the route table without a stack trace', () => {
  const bundle = `exports.routes = [{ id: 'home', path: '' }, { id: 'about' }];`;
  expect(() => describe(bundle)).toThrow(
    expect.objectContaining({ stack: expect.stringMatching(/^Page "home": .*[^)]$/s) }),
  );
});

test('the build rejects a route table that imports a module, and the error names the module', () => {
  expect(() =>
    describe(`const { links } = require('@torsa/shared/contract/company/company'); ${table}`),
  ).toThrow(
    'src/routes.ts must be plain data, but it imports "@torsa/shared/contract/company/company".',
  );
});

test('a manifest lists one chunk per language for a page in several languages', () => {
  const row = `id: 'home', path: '/', load: { en() {}, bn() {} }`;
  const chunks = {
    'home.en': group('home.en.js'),
    'home.bn': group('routes.1a2b3c4d5e.js', 'home.bn.js'),
  };
  const withChunks = { ...stats, namedChunkGroups: { ...routeTableChunk, ...chunks } };
  expect(describe(`exports.routes = [{ ${row} }];`, withChunks).pages).toEqual([
    {
      id: 'home',
      pattern: '/',
      paths: ['/'],
      files: ['home.en.js'],
      translations: { bn: ['home.bn.js'] },
    },
  ]);
});
