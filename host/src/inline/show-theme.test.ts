import { runInNewContext } from 'node:vm';
import { themeStorageKey } from '@torsa/shared/theme/themes';
import { expect, test } from 'vitest';
import showTheme from './show-theme.ts?script';

interface Visit {
  readonly chosen?: string | undefined;
  readonly system?: 'light' | 'dark';
  readonly isStorageBlocked?: boolean;
}

/**
 * Runs the inline script.
 * @returns the shown theme, and functions that fire events.
 */
function open({ chosen, system = 'light', isStorageBlocked = false }: Visit = {}) {
  const storage: { chosen?: string | undefined } = { chosen };
  const dataset: { theme?: string } = {};
  const colors = [
    { media: '(prefers-color-scheme: light)' },
    { media: '(prefers-color-scheme: dark)' },
  ];
  const listeners: Record<string, (event: object) => void> = {};
  runInNewContext(showTheme, {
    document: { documentElement: { dataset }, querySelectorAll: () => colors },
    addEventListener: (type: string, listener: (event: object) => void) => {
      listeners[type] = listener;
    },
    get localStorage() {
      if (isStorageBlocked) throw new Error('The operation is insecure.');
      return {
        getItem: (key: string) => (key === themeStorageKey ? storage.chosen : null),
        setItem: (_: string, value: string) => {
          storage.chosen = value;
        },
        removeItem: () => delete storage.chosen,
      };
    },
    matchMedia: () => ({ matches: system === 'dark' }),
  });
  return {
    storage,
    shown: () => ({ theme: dataset.theme, colors: colors.map(({ media }) => media) }),
    tell: (type: 'storage' | 'pageshow', event: object) => listeners[type]?.(event),
    press: (isSwitch = true) => listeners['click']?.({ target: { closest: () => isSwitch } }),
  };
}

const ofSystem = {
  theme: undefined,
  colors: ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'],
};
const dark = { theme: 'dark', colors: ['not all', 'all'] };
const light = { theme: 'light', colors: ['all', 'not all'] };

test.each([
  ['nothing', undefined, ofSystem],
  ['the dark theme', 'dark', dark],
  ['the light theme', 'light', light],
  ['something unknown', '"><script>', ofSystem],
])('with %s stored, the page and its theme-color tags have the same theme', (_, chosen, shown) => {
  expect(open(chosen === undefined ? {} : { chosen }).shown()).toEqual(shown);
});

test('a theme that another tab stores or removes changes this page', () => {
  const page = open({ chosen: 'light' });
  page.tell('storage', { key: themeStorageKey, newValue: 'dark' });
  expect(page.shown()).toEqual(dark);
  page.tell('storage', { key: 'torsa.language', newValue: 'bn' });
  expect(page.shown()).toEqual(dark);
  page.tell('storage', { key: themeStorageKey, newValue: null });
  expect(page.shown()).toEqual(ofSystem);
});

test('when another tab clears the storage, the page shows the system theme', () => {
  const page = open({ chosen: 'dark' });
  page.tell('storage', { key: null, newValue: null });
  expect(page.shown()).toEqual(ofSystem);
});

test('a page restored from the back/forward cache shows the stored theme', () => {
  const page = open();
  page.storage.chosen = 'dark';
  page.tell('pageshow', { persisted: false });
  expect(page.shown()).toEqual(ofSystem);
  page.tell('pageshow', { persisted: true });
  expect(page.shown()).toEqual(dark);
});

test('if storage is blocked, the page shows the system theme and the theme switch still works', () => {
  const page = open({ isStorageBlocked: true });
  expect(page.shown()).toEqual(ofSystem);
  page.press();
  expect(page.shown()).toEqual(dark);
  page.tell('pageshow', { persisted: true });
  expect(page.shown()).toEqual(dark);
});

test.each([
  ['light', 'dark', dark],
  ['dark', 'light', light],
] as const)(
  'with a %s system theme, the first click on the theme switch stores %s, and the second click removes it',
  (system, chosen, shown) => {
    const page = open({ system });
    page.press();
    expect(page.storage.chosen).toBe(chosen);
    expect(page.shown()).toEqual(shown);
    // The second click returns to the system theme.
    page.press();
    expect(page.storage.chosen).toBeUndefined();
    expect(page.shown()).toEqual(ofSystem);
  },
);

test('with the dark theme stored and a dark system theme, the theme switch selects the light theme', () => {
  const page = open({ chosen: 'dark', system: 'dark' });
  page.press();
  expect(page.storage.chosen).toBe('light');
});

test('a click outside of the theme switch does not change the theme', () => {
  const page = open();
  page.press(false);
  expect(page.shown()).toEqual(ofSystem);
});
