import { themeCss } from '@torsa/shared/theme/theme-css';
import { expect, test } from 'vitest';
import { bengaliFallbackFaces, listFontPreloadUrls, writeFontFaceCss } from './font-faces.ts';

const urls = {
  'anek-bangla-latin': '/text.woff2',
  'bengali-name': '/name.woff2',
  'noto-sans-bengali': '/text-bengali.woff2',
  'tiro-bangla-bengali': '/display-bengali.woff2',
  'tiro-bangla-latin': '/display.woff2',
};
const english = writeFontFaceCss(urls, 'en');
const bengali = writeFontFaceCss(urls, 'bn');

const files = (css: string) => [...css.matchAll(/url\(([^)]+)\)/g)].map(([, url]) => url).sort();

test('an English document has web fonts of both scripts, which replace their fallback fonts when they load', () => {
  const own = english.split('\n').filter((rule) => !rule.includes('local('));
  expect(files(own.join())).toEqual([
    '/display-bengali.woff2',
    '/display.woff2',
    '/text-bengali.woff2',
    '/text.woff2',
  ]);
  expect(own.join().match(/font-display: swap;/g)).toHaveLength(4);
});

test('an English document uses its Bengali fonts only after its Latin fonts and for Bengali characters', () => {
  for (const name of ['display', 'text']) {
    expect(themeCss).toMatch(
      new RegExp(
        `\n--font-${name}: 'Torsa (Display|Text)', .+, 'Torsa (Display|Text) Bengali Now', `,
      ),
    );
  }
  for (const rule of english.split('\n').filter((one) => one.includes('-bengali.woff2'))) {
    expect(rule).toContain('unicode-range: U+20, U+964-965, U+981-983');
  }
});

test('a Bengali document has Latin and Bengali web fonts, and late Bengali fonts replace no text', () => {
  expect(new Set(files(bengali))).toEqual(new Set(Object.values(urls)));
  const own = bengali.split('\n').filter((rule) => !rule.includes('local('));
  const filesThat = (display: string) =>
    files(own.filter((rule) => rule.includes(`font-display: ${display};`)).join());
  expect(filesThat('optional')).toEqual(['/display-bengali.woff2', '/text-bengali.woff2']);
  expect(filesThat('swap')).toEqual(['/display.woff2', '/text.woff2']);
});

test("the site's own Bengali font replaces empty boxes if the system has no Bengali font", () => {
  for (const [css, files] of [
    [english, ['/name.woff2']],
    [bengali, ['/name.woff2', '/display-bengali.woff2', '/text-bengali.woff2']],
  ] as const) {
    for (const file of files) {
      expect(css).toMatch(new RegExp(`swap; src: local\\(.*'\\), url\\(${file}\\)`));
    }
  }
  for (const { family, weight } of bengaliFallbackFaces) {
    expect(bengali).toContain(`font-family: '${family}'; font-weight: ${weight};`);
  }
});

test('the theme uses exactly the font families that have an @font-face rule', () => {
  const stacks = [...themeCss.matchAll(/--font-(?:display|text): (.*);/g)].join();
  const named = new Set([...stacks.matchAll(/'([^']+)'/g)].map(([, family]) => family));
  const declared = new Set(
    [...bengali.matchAll(/font-family: '([^']+)';/g)].map(([, name]) => name),
  );
  expect(named).toEqual(declared);
});

test('the @font-face rule of a fallback font adjusts a system font to the metrics of the web font', () => {
  const [standIn] = english.split('\n').filter((rule) => rule.includes("'Torsa Text Arial'"));
  expect(standIn).toMatch(/src: local\('Arial'\), .*; size-adjust: 9\d\.\d+%; ascent-override: /);
  expect(standIn).not.toContain('url(');
});

test('a document preloads the web fonts of its own language', () => {
  expect(listFontPreloadUrls(urls, 'en')).toEqual(['/display.woff2', '/text.woff2']);
  expect(listFontPreloadUrls(urls, 'bn')).toEqual([
    '/display-bengali.woff2',
    '/text-bengali.woff2',
  ]);
});
