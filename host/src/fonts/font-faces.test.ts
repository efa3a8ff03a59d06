import { themeCss } from '@torsa/shared/theme/theme-css';
import { expect, test } from 'vitest';
import { type FontUrls, fontFaceCss, fontNames, preloadedFonts } from './font-faces.ts';

const urls = Object.fromEntries(fontNames.map((name) => [name, `/${name}.woff2`])) as FontUrls;
const css = fontFaceCss(urls);

test('each font has a rule with its address', () => {
  for (const name of fontNames) expect(css).toContain(`src: url(/${name}.woff2) format('woff2');`);
});

test('what the theme asks for has a rule, and each rule is asked for', () => {
  const stacks = [...themeCss.matchAll(/--font-(?:display|text): (.*);/g)].join();
  const named = new Set([...stacks.matchAll(/'([^']+)'/g)].map(([, family]) => family));
  const declared = new Set(
    [...css.matchAll(/font-family: '([^']+)';/g)].map(([, family]) => family),
  );
  expect(named).toEqual(declared);
});

test("a fallback has the measures of the site's own font, from the visitor's system", () => {
  const [fallback] = css.split('\n').filter((rule) => rule.includes("'Torsa Text Arial'"));
  expect(fallback).toMatch(/src: local\('Arial'\), .*; size-adjust: 9\d\.\d+%; ascent-override: /);
  expect(fallback).not.toContain('url(');
});

test('a document loads the fonts of its own language first', () => {
  expect(preloadedFonts(urls, 'en')).toEqual([
    '/tiro-bangla-latin.woff2',
    '/anek-bangla-latin.woff2',
  ]);
  expect(preloadedFonts(urls, 'bn')).toEqual([
    '/tiro-bangla-bengali.woff2',
    '/noto-sans-bengali.woff2',
  ]);
});
