import { expect, test } from 'vitest';
import {
  isLanguage,
  languages,
  localizePath,
  parseLocalizedPath,
  stripLanguagePrefix,
} from './languages.ts';

test.each([
  ['en', '/', '/'],
  ['en', '/about', '/about'],
  ['bn', '/', '/bn'],
  ['bn', '/services/apps', '/bn/services/apps'],
] as const)('in %s the path %s becomes %s, and back', (language, path, address) => {
  expect(localizePath(language, path)).toBe(address);
  expect(parseLocalizedPath(address)).toEqual({ language, path });
  expect(stripLanguagePrefix(language, address)).toBe(path);
});

test.each([
  ['/bn/', 'bn', '/'],
  ['/bnx', 'en', '/bnx'],
  ['/about/bn', 'en', '/about/bn'],
  ['/en/about', 'en', '/en/about'],
] as const)('the path %s has the language %s and the page %s', (address, language, path) => {
  expect(parseLocalizedPath(address)).toEqual({ language, path });
});

test('localizePath never returns a path that leads to another site', () => {
  const { path } = parseLocalizedPath('/bn//other.example');
  expect(localizePath('en', path)).toBe('/other.example');
  expect(localizePath('bn', path)).toBe('/bn//other.example');
});

test('isLanguage accepts only the site’s languages', () => {
  expect(languages.every(isLanguage)).toBe(true);
  expect(['', 'EN', 'bn-IN', 'fr'].some(isLanguage)).toBe(false);
});
