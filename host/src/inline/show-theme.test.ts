import { runInNewContext } from 'node:vm';
import { themeStorageKey } from '@torsa/shared/theme/themes';
import { expect, test } from 'vitest';
import showTheme from './show-theme.ts?script';

interface Visit {
  readonly chosen?: string | undefined;
  readonly system?: 'light' | 'dark';
  readonly isStorageBlocked?: boolean;
}

/** Opens a document as a browser does. @returns what it shows, and a way to tell it of events. */
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
  'where the system is %s, one press chooses %s, and the next nothing',
  (system, chosen, shown) => {
    const page = open({ system });
    page.press();
    expect(page.storage.chosen).toBe(chosen);
    expect(page.shown()).toEqual(shown);
    // Back to what the system says, and to following it.
    page.press();
    expect(page.storage.chosen).toBeUndefined();
    expect(page.shown()).toEqual(ofSystem);
  },
);

test('who chose dark, and whose system became dark since, can still have it light', () => {
  const page = open({ chosen: 'dark', system: 'dark' });
  page.press();
  expect(page.storage.chosen).toBe('light');
});

test('a press elsewhere changes nothing', () => {
  const page = open();
  page.press(false);
  expect(page.shown()).toEqual(ofSystem);
});
