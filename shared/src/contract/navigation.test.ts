import { expect, test } from 'vitest';
import type { SlotEntry } from './nav-entry.ts';
import { navigationOf } from './navigation.ts';

function entry(slot: string, order: number, name: string, more: Partial<SlotEntry> = {}) {
  return { slot, order, path: `/${name}`, label: { en: name, bn: `${name}-bn` }, ...more };
}

const site = (entries: Readonly<Record<string, readonly SlotEntry[]>>) => ({
  remotes: Object.fromEntries(
    Object.entries(entries).map(([app, nav]) => [app, { live: { nav: [...nav] } }]),
  ),
});

test('a slot sorts entries of all remotes by order and then by app', () => {
  const registry = site({
    prices: [entry('navbar@1', 15, 'prices'), entry('navbar@1', 20, 'late')],
    about: [entry('navbar@1', 20, 'about'), entry('navbar@1', 10, 'home')],
  });
  expect(navigationOf(registry, 'en')).toEqual({
    'navbar@1': ['home', 'prices', 'about', 'late'].map((name) => ({
      label: name,
      path: `/${name}`,
    })),
  });
});

test('a menu contains the entries of all remotes', () => {
  const registry = site({
    auth: [entry('navbar@1/services', 5, 'sign', { for: ['guest'] })],
    marketing: [
      entry('navbar@1', 1, 'services', { menu: 'services' }),
      entry('navbar@1/services', 10, 'apps', { emphasis: true }),
    ],
  });
  expect(navigationOf(registry, 'bn')).toEqual({
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

test('an entry without a translation is in English', () => {
  const registry = site({ a: [{ ...entry('footer@1', 1, 'a'), label: { en: 'Only' } }] });
  expect(navigationOf(registry, 'bn')).toEqual({ 'footer@1': [{ label: 'Only', path: '/a' }] });
});

test('a registry without entries, or of an earlier version, has no slots', () => {
  expect(navigationOf(site({ a: [] }), 'en')).toEqual({});
  expect(navigationOf({ remotes: { a: { live: {} } } }, 'en')).toEqual({});
});
