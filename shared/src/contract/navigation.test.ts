import { expect, test } from 'vitest';
import type { NavigationSlotEntry } from './nav-entry.ts';
import { createNavigation } from './navigation.ts';

function entry(slot: string, order: number, name: string, more: Partial<NavigationSlotEntry> = {}) {
  return { slot, order, path: `/${name}`, label: { en: name, bn: `${name}-bn` }, ...more };
}

const site = (entries: Readonly<Record<string, readonly NavigationSlotEntry[]>>) => ({
  remotes: Object.fromEntries(
    Object.entries(entries).map(([app, nav]) => [app, { live: { nav: [...nav] } }]),
  ),
});

test('a slot’s navigation entries from all remotes are sorted by order and then by app name', () => {
  const registry = site({
    prices: [entry('navbar@1', 15, 'prices'), entry('navbar@1', 20, 'late')],
    about: [entry('navbar@1', 20, 'about'), entry('navbar@1', 10, 'home')],
  });
  expect(createNavigation(registry, 'en')).toEqual({
    'navbar@1': ['home', 'prices', 'about', 'late'].map((name) => ({
      label: name,
      path: `/${name}`,
    })),
  });
});

test('a navigation menu contains the entries of all remotes', () => {
  const registry = site({
    auth: [entry('navbar@1/services', 5, 'sign', { for: ['guest'] })],
    marketing: [
      entry('navbar@1', 1, 'services', { menu: 'services' }),
      entry('navbar@1/services', 10, 'apps', { emphasis: true }),
    ],
  });
  expect(createNavigation(registry, 'bn')).toEqual({
    'navbar@1': [
      {
        label: 'services-bn',
        path: '/services',
        menu: [
          { label: 'sign-bn', path: '/sign', for: ['guest'] },
          { label: 'apps-bn', path: '/apps', emphasis: true },
        ],
      },
    ],
  });
});

test('a navigation entry without a translation has its English label', () => {
  const registry = site({ a: [{ ...entry('footer@1', 1, 'a'), label: { en: 'Only' } }] });
  expect(createNavigation(registry, 'bn')).toEqual({ 'footer@1': [{ label: 'Only', path: '/a' }] });
});

test('a document has no navigation entries if the release registry contains none', () => {
  expect(createNavigation(site({ a: [] }), 'en')).toEqual({});
  expect(createNavigation({ remotes: { a: { live: {} } } }, 'en')).toEqual({});
});
