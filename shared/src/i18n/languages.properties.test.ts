import { URL } from 'node:url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyPath, anyText, badInput } from '../testing/bad-input.ts';
import { languages, localizePath, parseLocalizedPath, stripLanguagePrefix } from './languages.ts';

const origin = 'https://torsa.example';

/** Paths as a browser gives them, with characters at the start that could lead to another site. */
const paths = fc
  .oneof(anyPath(), fc.stringMatching(/^\/(bn|en|[./\\%@:]|evil\.example){0,6}$/), anyText())
  .map((path) => new URL(`${origin}/${path}`).pathname);

test('translating the language prefix of any URL path gives a path of this site', () => {
  fc.assert(
    fc.property(paths, (pathname) => {
      const { language, path } = parseLocalizedPath(pathname);
      expect(languages).toContain(language);
      expect(path).toMatch(/^\//);
      for (const other of languages) {
        expect(new URL(localizePath(other, path), origin).origin).toBe(origin);
      }
    }),
    badInput,
  );
});

test('a localized path and the original path are parsed to the same page', () => {
  const pages = fc
    .array(fc.stringMatching(/^[\w-]{1,8}$/).filter((segment) => segment !== 'bn'))
    .map((segments) => `/${segments.join('/')}`);
  fc.assert(
    fc.property(pages, fc.constantFrom(...languages), (path, language) => {
      expect(parseLocalizedPath(localizePath(language, path))).toEqual({ language, path });
      expect(stripLanguagePrefix(language, localizePath(language, path))).toBe(path);
    }),
    badInput,
  );
});
