import { runInNewContext } from 'node:vm';
import { languageStorageKey } from '@torsa/shared/i18n/languages';
import { describe, expect, test } from 'vitest';
import beforePaint from './before-paint.ts?script';

const origin = 'https://torsa.example';

interface Visit {
  readonly chosen?: string;
  readonly referrer?: string;
  readonly isStorageBlocked?: boolean;
}

/**
 * Runs the inline script at an address.
 * @returns the target of the redirect, and whether the page is hidden until then.
 */
function open(address: string, { chosen, referrer = '', isStorageBlocked }: Visit = {}) {
  const { pathname, search, hash } = new URL(address, origin);
  const led: string[] = [];
  const style = { visibility: '' };
  runInNewContext(beforePaint, {
    addEventListener: () => {},
    location: { origin, pathname, search, hash, replace: (to: string) => led.push(to) },
    document: { referrer, documentElement: { style, dataset: {} }, querySelectorAll: () => [] },
    get localStorage() {
      if (isStorageBlocked) throw new Error('The operation is insecure.');
      return { getItem: (key: string) => (key === languageStorageKey ? (chosen ?? null) : null) };
    },
  });
  return { to: led[0], isHidden: style.visibility === 'hidden' };
}

test('a printed page shows its URL and the date', () => {
  const listeners = new Map<string, () => void>();
  const body = { dataset: { printed: '' } };
  const address = { origin, pathname: '/contact', search: '?subject=Mine', hash: '' };
  const documentElement = { style: {}, dataset: {}, lang: 'en' };
  runInNewContext(beforePaint, {
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    location: address,
    document: { referrer: `${origin}/`, body, documentElement, querySelectorAll: () => [] },
    localStorage: { getItem: () => null },
  });
  listeners.get('beforeprint')?.();
  expect(body.dataset.printed).toMatch(/^https:\/\/torsa\.example\/contact · \w+ \d+, \d{4}$/);
});

const stays = { to: undefined, isHidden: false };

test.each([
  ['/', '/bn'],
  ['/about', '/bn/about'],
  ['/about?from=mail&x=1#team', '/bn/about?from=mail&x=1#team'],
  ['/bnx', '/bn/bnx'],
])(
  'if Bengali is the stored language, %s redirects to %s before the first paint',
  (address, to) => {
    expect(open(address, { chosen: 'bn' })).toEqual({ to: origin + to, isHidden: true });
    expect(open(address, { chosen: 'bn', referrer: 'https://search.example/' }).to).toBe(
      origin + to,
    );
  },
);

test.each([
  ['/bn', ''],
  ['/bn/', ''],
  ['/bn/about?x=1#y', '/about?x=1#y'],
])('if English is the stored language, %s redirects to %s', (address, to) => {
  expect(open(address, { chosen: 'en' })).toEqual({ to: origin + to, isHidden: true });
});

test.each(['en', 'bn'])('with the stored language %s, no URL causes a redirect loop', (chosen) => {
  for (const address of ['/', '/bn', '/about', '/bn/about', '/bn/bn/bn']) {
    const steps: string[] = [];
    for (let to: string | undefined = address; to && steps.length < 9; ) {
      steps.push(to);
      to = open(to, { chosen }).to;
    }
    expect(steps.length, steps.join(' → ')).toBeLessThan(5);
  }
});

test('the page does not redirect if the browser has stored no known language', () => {
  expect(open('/about')).toEqual(stays);
  expect(open('/bn/about')).toEqual(stays);
  expect(open('/about', { chosen: 'fr' })).toEqual(stays);
});

test('a page that was opened by a link on this site does not redirect to the stored language', () => {
  expect(open('/about', { chosen: 'bn', referrer: `${origin}/bn/about` })).toEqual(stays);
  const stranger = { chosen: 'bn', referrer: `${origin}.evil.test/` };
  expect(open('/about', stranger).to).toBe(`${origin}/bn/about`);
});

test('a URL path with two slashes at its start redirects to a path on this site', () => {
  expect(open(`${origin}/bn//evil.test/x`, { chosen: 'en' }).to).toBe(`${origin}//evil.test/x`);
});

test('the page does not redirect to another language if storage is blocked', () => {
  expect(open('/about', { isStorageBlocked: true })).toEqual(stays);
});

describe('a script that fails to load', () => {
  const asked: unknown[][] = [];
  let onError = (_event: object) => {};
  runInNewContext(beforePaint, {
    location: { origin, pathname: '/', search: '', hash: '' },
    document: { documentElement: { dataset: {} } },
    addEventListener: (type: string, listener: typeof onError, captures: boolean) => {
      // The error event of a script does not bubble, so the listener has to capture.
      if (type === 'error' && captures) onError = listener;
    },
    fetch: async (...request: unknown[]) => {
      asked.push(request);
      throw new TypeError('Failed to fetch');
    },
  });

  test('a script that fails to load is fetched again without the cache', () => {
    onError({ target: { localName: 'script', src: `${origin}/apps/host/files/host.js` } });
    expect(asked).toEqual([[`${origin}/apps/host/files/host.js`, { cache: 'reload' }]]);
  });

  test('failed pictures, scripts that throw an error and scripts of other sites are not fetched again', () => {
    asked.length = 0;
    onError({ target: { localName: 'script', src: 'https://elsewhere.example/a.js' } });
    onError({ target: { localName: 'img', src: `${origin}/apps/a.png` } });
    onError({ target: globalThis });
    expect(asked).toEqual([]);
  });
});

describe('values in local storage', () => {
  /**
   * Runs the inline script.
   * @returns the data attributes of the root element, and a function that clicks an element.
   */
  function run(stored: Record<string, string>, isStorageBlocked = false, address = '/') {
    const dataset: Record<string, string> = {};
    const listeners: ((event: object) => void)[] = [];
    const { pathname, search, hash } = new URL(address, origin);
    runInNewContext(beforePaint, {
      location: { origin, pathname, search, hash },
      document: { documentElement: { dataset }, querySelectorAll: () => [] },
      addEventListener: (pressed: string, listener: (event: object) => void) => {
        if (pressed === 'pointerdown' || pressed === 'click') listeners.push(listener);
      },
      matchMedia: () => ({ matches: false }),
      get localStorage() {
        if (isStorageBlocked) throw new Error('The operation is insecure.');
        return {
          getItem: (key: string) => stored[key] ?? null,
          setItem: (key: string, value: string) => {
            stored[key] = value;
          },
        };
      },
    });
    const press = (selector: string, element: object) => {
      const target = { closest: (wanted: string) => (wanted === selector ? element : null) };
      for (const listener of listeners) listener({ type: 'click', target });
    };
    return { dataset, press };
  }

  test.each(['torsa.session', 'founderAuthenticated'])(
    'if the browser has stored %s, the root element has the attribute data-session',
    (key) => {
      expect(run({ [key]: '{}' }).dataset).toHaveProperty('session');
      expect(run({}).dataset).not.toHaveProperty('session');
    },
  );

  test('a click on a language link stores the selected language, if storage is available', () => {
    const stored: Record<string, string> = {};
    run(stored).press('a[hreflang]', { hreflang: 'bn' });
    expect(stored[languageStorageKey]).toBe('bn');
    run(stored, true).press('a[hreflang]', { hreflang: 'en' });
    expect(stored[languageStorageKey]).toBe('bn');
  });
  test('a clicked language link gets the URL query and fragment of the current page', () => {
    const link = { hreflang: 'bn', search: '', hash: '' };
    run({}, false, '/contact?subject=Apps#main').press('a[hreflang]', link);
    expect(link).toMatchObject({ search: '?subject=Apps', hash: '#main' });
  });
});
