import { expect, test } from 'vitest';
import { createBreadcrumbList, listBreadcrumbPaths } from './breadcrumbs.ts';

test.each([
  ['/', ['/']],
  ['/about', ['/', '/about']],
  ['/services/apps', ['/', '/services', '/services/apps']],
])('listBreadcrumbPaths returns the paths from the home page to %s', (path, way) => {
  expect(listBreadcrumbPaths(path)).toEqual(way);
});

test('the first page in the schema.org BreadcrumbList has position 1', () => {
  const { itemListElement } = createBreadcrumbList([
    { title: 'Torsa', url: 'https://torsa.example/' },
    { title: 'About', url: 'https://torsa.example/about' },
  ]);
  expect(itemListElement.map(({ position, name }) => [position, name])).toEqual([
    [1, 'Torsa'],
    [2, 'About'],
  ]);
});
