import { runInNewContext } from 'node:vm';
import { themeStorageKey } from '@torsa/shared/theme/themes';
import { expect, test } from 'vitest';
import { showTheme } from './show-theme.ts';

interface Visit {
  readonly chosen?: string;
  readonly storageIsClosed?: boolean;
}

/** Opens a document as a browser does. @returns what it shows, and a way to tell it of events. */
function open({ chosen, storageIsClosed = false }: Visit = {}) {
  const storage = { chosen };
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
      if (storageIsClosed) throw new Error('The operation is insecure.');
      return { getItem: (key: string) => (key === themeStorageKey ? storage.chosen : null) };
    },
  });
  return {
    storage,
    shown: () => ({ theme: dataset.theme, colors: colors.map(({ media }) => media) }),
    tell: (type: 'storage' | 'pageshow', event: object) => listeners[type]?.(event),
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
])('who has chosen %s sees it, and the colour of the browser follows', (_, chosen, shown) => {
  expect(open(chosen === undefined ? {} : { chosen }).shown()).toEqual(shown);
});

test('a choice in another tab is shown, and so is its end', () => {
  const page = open({ chosen: 'light' });
  page.tell('storage', { key: themeStorageKey, newValue: 'dark' });
  expect(page.shown()).toEqual(dark);
  page.tell('storage', { key: 'torsa.language', newValue: 'bn' });
  expect(page.shown()).toEqual(dark);
  page.tell('storage', { key: themeStorageKey, newValue: null });
  expect(page.shown()).toEqual(ofSystem);
});

test('everything that the site kept is gone: the system says again', () => {
  const page = open({ chosen: 'dark' });
  page.tell('storage', { key: null, newValue: null });
  expect(page.shown()).toEqual(ofSystem);
});

test('a page that comes back from the history shows what was chosen meanwhile', () => {
  const page = open();
  page.storage.chosen = 'dark';
  page.tell('pageshow', { persisted: false });
  expect(page.shown()).toEqual(ofSystem);
  page.tell('pageshow', { persisted: true });
  expect(page.shown()).toEqual(dark);
});

test('when storage is unavailable, the system decides, and the theme is switched all the same', () => {
  const page = open({ storageIsClosed: true });
  expect(page.shown()).toEqual(ofSystem);
  page.tell('storage', { key: themeStorageKey, newValue: 'dark' });
  expect(page.shown()).toEqual(dark);
  page.tell('pageshow', { persisted: true });
  expect(page.shown()).toEqual(dark);
});
