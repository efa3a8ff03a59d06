import { expect, test } from 'vitest';
import { findRouteProblems } from './route-problems.ts';

const load = { en() {}, bn() {} };
const about = { id: 'about', path: '/about', load };
const chunks = new Map(
  ['about.en', 'about.bn'].map((name) => [
    name,
    { request: `./about/${name}.ts`, hasDefault: true },
  ]),
);
const problemsOf = (...routes: readonly unknown[]) => findRouteProblems({ routes }, chunks);

test('findRouteProblems returns no messages for a correct route table', () => {
  expect(problemsOf(about)).toEqual([]);
});

test.each([
  [
    'a typing mistake in an id',
    { ...about, id: 'abuot' },
    'Page "abuot": there is no chunk "abuot.en". Is its id a typing mistake? No page has about.en, about.bn. Its row names the chunk after its id: import(/* webpackChunkName: "abuot.en" */ …).',
  ],
  [
    'a page without a path from the root',
    { ...about, path: 'about' },
    'Page "about": path must be an absolute path pattern such as /services/:serviceId.',
  ],
  [
    'a malformed access rule',
    { ...about, access: 'admin' },
    'Page "about": access must be { roles: [some of guest, user, team, founder_local], otherwise: the path to which others are redirected }.',
  ],
  [
    'an unknown role',
    { ...about, access: { roles: ['admin'], otherwise: '/' } },
    'Page "about": access.roles.0 must be one of guest, user, team, founder_local.',
  ],
  ['a page without load', { ...about, load: undefined }, 'Page "about": load is missing.'],
  [
    'a page that is not in English',
    { ...about, load: { bn() {} } },
    'Page "about": load must be a function, () => import(…), or in several languages one for each, English among them.',
  ],
  ['a page without an id', { ...about, id: undefined }, 'Page 1 of src/routes.ts: id is missing.'],
  ['what is no page', 7, 'Page 1 of src/routes.ts: it must be a page: { id, path, load }.'],
])('a mistake in a route table gives a problem message: %s', (_, row, problem) => {
  expect(problemsOf(row)[0]).toBe(problem);
});

test('findRouteProblems reports a page whose chunk has no name', () => {
  expect(findRouteProblems({ routes: [{ ...about, load: load.en }] }, new Map())).toEqual([
    'Page "about": there is no chunk "about". Its row names the chunk after its id: import(/* webpackChunkName: "about" */ …).',
  ]);
});

test('findRouteProblems reports a page without a language that other pages have', () => {
  const english = { id: 'prices', path: '/prices', load: load.en };
  expect(problemsOf(about, english)[0]).toBe(
    'Page "prices": lacks the language "bn", which other pages of the app have. Add load.bn to its row.',
  );
});

test('findRouteProblems reports two pages with the same ID', () => {
  expect(problemsOf(about, about)).toEqual([
    'Page "about": another page has the same ID. Give each page its own ID.',
  ]);
});

test('findRouteProblems reports a page without a default export', () => {
  const named = new Map(chunks).set('about.bn', {
    request: './about/about-page.copy.bn.ts',
    hasDefault: false,
  });
  expect(findRouteProblems({ routes: [about] }, named)).toEqual([
    `Page "about": ./about/about-page.copy.bn.ts has no default export. Export the page: export default definePage('en', ThePage, { … }), or in one language export default function ThePage().`,
  ]);
});

test.each([[{}], [{ pages: [] }], [undefined]])(
  'the module exports %j give the message that the route table is missing',
  (table) => {
    expect(findRouteProblems(table, chunks)).toEqual([
      'src/routes.ts must export a list of pages: export const routes = [ … ] as const satisfies readonly RemotePage[];',
    ]);
  },
);
