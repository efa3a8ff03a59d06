import { expect, test } from 'vitest';
import { accessRules } from '../testing/access-rules.ts';
import { SchemaError } from './parse-contract.ts';
import { parseReleaseManifest } from './release-manifest.ts';

const integrity = `sha384-${'a'.repeat(64)}`;
const file = { integrity, bytes: 10 };
const about = { id: 'about', pattern: '/about', paths: ['/about'], files: ['about.1a2b3c4d5e.js'] };
const remote = {
  kind: 'remote',
  app: 'marketing',
  files: {
    'remote.1a2b3c4d5e.js': file,
    'about.1a2b3c4d5e.js': file,
    'img/river.1a2b3c4d.svg': file,
  },
  initial: ['remote.1a2b3c4d5e.js'],
  budget: 100,
  global: 'torsa_marketing_1a2b3c4d',
  node: { file: 'routes.cjs', integrity },
  requires: { react: { names: ['useId'], range: '^19' }, '@torsa/shared/auth': { names: [] } },
  pages: [about],
};
const host = {
  kind: 'host',
  app: 'host',
  files: { 'host.1a2b3c4d5e.js': file },
  initial: ['host.1a2b3c4d5e.js'],
  budget: 100,
  development: 'development/host.1a2b3c4d5e.js',
  node: { file: 'host.cjs', integrity },
  provides: { react: { names: ['useId'], version: '19.3.1' } },
};

function problemsOf(value: unknown): readonly string[] {
  try {
    parseReleaseManifest(value);
  } catch (error) {
    if (error instanceof SchemaError) return error.problems;
    throw error;
  }
  return [];
}

test.each([remote, host])(
  'a valid release manifest of a $kind is parsed without errors',
  (manifest) => {
    expect(parseReleaseManifest(manifest)).toEqual(manifest);
  },
);

test.each(Object.values(accessRules))(
  'a page in a release manifest may have the access rule %o',
  (access) => {
    const guarded = { ...remote, pages: [{ ...about, access }] };
    expect(parseReleaseManifest(guarded)).toEqual(guarded);
  },
);

test.each([
  { slot: 'navbar@1', order: 20, label: { en: 'About', bn: 'আমাদের কথা' }, path: '/about' },
  { slot: 'navbar@12', order: -0.5, label: { en: 'About' }, path: '/', menu: 'about' },
  { slot: 'account@1/about', order: 0, label: { en: 'A' }, path: '/about', for: ['team'] },
])('a page in a release manifest may have the navigation entry %o', (entry) => {
  const entered = { ...remote, pages: [{ ...about, nav: [entry] }] };
  expect(parseReleaseManifest(entered)).toEqual(entered);
});

test('a release manifest may contain the publication time and the commit', () => {
  const published = {
    ...remote,
    commit: '0123456789abcdef0123456789abcdef01234567',
    publishedAt: '2030-01-02T03:04:05.678Z',
  };
  expect(parseReleaseManifest(published)).toEqual(published);
});

const entry = { slot: 'navbar@1', order: 20, label: { en: 'About' }, path: '/about' };

const withPage = (changes: object) => ({ ...remote, pages: [{ ...about, ...changes }] });
const nameProblem = 'must be a file name inside the release';
const contentProblem = 'must have a name made from its content, such as remote.1a2b3c4d5e.js';

test.each([
  ['nothing', undefined, 'The release manifest is missing'],
  ['no kind', { ...remote, kind: undefined }, 'kind is missing'],
  ['another kind', { ...remote, kind: 'page' }, 'kind must be host or remote'],
  ['no app', { ...remote, app: undefined }, 'app is missing'],
  [
    'an app that is a path',
    { ...remote, app: '../x' },
    'app must be an app name such as marketing',
  ],
  ['no files', { ...remote, files: undefined }, 'files is missing'],
  ['files that are null', { ...host, files: null }, 'files must be an object of files'],
  [
    'a file without integrity',
    { ...host, files: { 'a.1a2b3c4d.js': { bytes: 1 } } },
    'files.a.1a2b3c4d.js.integrity is missing',
  ],
  [
    'a file that is null',
    { ...host, files: { 'a.1a2b3c4d.js': null } },
    'files.a.1a2b3c4d.js must be an object',
  ],
  [
    'a negative size',
    { ...host, files: { 'a.1a2b3c4d.js': { integrity, bytes: -1 } } },
    'files.a.1a2b3c4d.js.bytes must not be negative',
  ],
  [
    'a size with a fraction',
    { ...host, files: { 'a.1a2b3c4d.js': { integrity, bytes: 1.5 } } },
    'files.a.1a2b3c4d.js.bytes must be whole',
  ],
  [
    'a file outside',
    { ...host, files: { '../a.1a2b3c4d.js': file } },
    `files.../a.1a2b3c4d.js ${nameProblem}`,
  ],
  [
    'a file name without a content hash',
    { ...host, files: { 'remote.js': file } },
    `files.remote.js ${contentProblem}`,
  ],
  [
    'a file whose hash is short',
    { ...host, files: { 'remote.1a2b.js': file } },
    `files.remote.1a2b.js ${contentProblem}`,
  ],
  [
    'a file name with an invalid content hash',
    { ...host, files: { 'remote.development.js': file } },
    `files.remote.development.js ${contentProblem}`,
  ],
  ['no entry', { ...host, initial: [] }, 'initial must name the entry'],
  ['an entry outside', { ...host, initial: ['a/../../b.js'] }, `initial.0 ${nameProblem}`],
  ['an initial that is a text', { ...host, initial: 'host.js' }, 'initial must be a list of files'],
  ['no node bundle', { ...host, node: undefined }, 'node is missing'],
  ['a node bundle that is a text', { ...host, node: 'x.cjs' }, 'node must be an object'],
  [
    'a node bundle outside',
    { ...host, node: { file: '..', integrity } },
    `node.file ${nameProblem}`,
  ],
  ['a host without provided singletons', { ...host, provides: undefined }, 'provides is missing'],
  [
    'provides that is a list',
    { ...host, provides: 'react' },
    'provides must be an object of singletons',
  ],
  [
    'a remote without required singletons',
    { ...remote, requires: undefined },
    'requires is missing',
  ],
  [
    'a required version instead of names, as earlier builds had it',
    { ...remote, requires: { react: '^19.0.0' } },
    'requires.react must be an object',
  ],
  [
    'a required singleton without names',
    { ...remote, requires: { react: { range: '^19' } } },
    'requires.react.names is missing',
  ],
  [
    'a name that is a number',
    { ...remote, requires: { react: { names: [1] } } },
    'requires.react.names.0 must be a text',
  ],
  ['no budget', { ...host, budget: undefined }, 'budget is missing'],
  ['half a byte', { ...host, budget: 0.5 }, 'budget must be whole'],
  ['a commit that is a branch', { ...host, commit: 'main' }, 'commit must be a commit'],
  ['an invalid time', { ...host, publishedAt: 'yesterday' }, 'publishedAt must be a time in UTC'],
  ['no global', { ...remote, global: undefined }, 'global is missing'],
  ['a global that is code', { ...remote, global: 'a.b' }, 'global must be the name of a variable'],
  ['no host for development', { ...host, development: undefined }, 'development is missing'],
  ['no pages', { ...remote, pages: undefined }, 'pages is missing'],
  ['pages that are an object', { ...remote, pages: {} }, 'pages must be a list of pages'],
  ['a page without id', withPage({ id: '' }), 'pages.0.id must not be empty'],
  [
    'a page with a relative pattern',
    withPage({ pattern: 'about' }),
    'pages.0.pattern must be an absolute path pattern such as /services/:serviceId',
  ],
  [
    'a page with an unknown rule',
    withPage({ access: { roles: ['everybody'], otherwise: '/' } }),
    'pages.0.access.roles.0 must be one of guest, user, team, founder_local',
  ],
  [
    'a page that sends people to another site',
    withPage({ access: { roles: ['team'], otherwise: '//evil.example' } }),
    'pages.0.access.otherwise must be an absolute path pattern such as /services/:serviceId',
  ],
  [
    'an entry in a slot without a version',
    withPage({ nav: [{ ...entry, slot: 'navbar' }] }),
    'pages.0.nav.0.slot must be a slot such as navbar@1, or a menu in one such as navbar@1/services',
  ],
  [
    'an entry without a label in English',
    withPage({ nav: [{ ...entry, label: { bn: 'আমাদের কথা' } }] }),
    'pages.0.nav.0.label must have a text in English',
  ],
  [
    'an entry that leads to another site',
    withPage({ nav: [{ ...entry, path: '//evil.example' }] }),
    'pages.0.nav.0.path must be a path of the page such as /services/apps',
  ],
  [
    'a page with a path outside',
    withPage({ paths: ['about'] }),
    'pages.0.paths.0 must be an absolute path pattern such as /services/:serviceId',
  ],
  [
    'a page with a path that goes up',
    withPage({ paths: ['/../x'] }),
    'pages.0.paths.0 must be an absolute path pattern such as /services/:serviceId',
  ],
  [
    'a page with a file outside',
    withPage({ files: ['../x.js'] }),
    `pages.0.files.0 ${nameProblem}`,
  ],
])('the parser rejects a release manifest with the problem: %s', (_, value, problem) => {
  expect(problemsOf(value)).toEqual([problem]);
});

test('the parser reports all problems of a release manifest in one error with the manifest’s file name', () => {
  const bad = { ...remote, app: '', initial: [], pages: [{ ...about, id: '', files: 'x' }] };
  expect(() => parseReleaseManifest(bad, 'apps/x/release.json')).toThrow(
    'apps/x/release.json cannot be used:',
  );
  expect(problemsOf(bad).map((problem) => problem.split(' ')[0])).toEqual([
    'app',
    'app',
    'initial',
    'pages.0.id',
    'pages.0.files',
  ]);
});
