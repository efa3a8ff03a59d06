/** The languages of the site. The first one has the addresses without a prefix. */
export const languages = ['en', 'bn'] as const;

export type Language = (typeof languages)[number];

/** The language of pages that say nothing else, and of the addresses without a prefix. */
export const mainLanguage = languages[0];

/** What each language calls itself. */
export const languageNames = { en: 'English', bn: 'বাংলা' } as const satisfies Record<
  Language,
  string
>;

/** How numbers and dates are written. */
export const locales = { en: 'en-IN', bn: 'bn-IN' } as const satisfies Record<Language, string>;

/** The key in the browser's `localStorage` of the language that a visitor has chosen. */
export const languageStorageKey = 'torsa.language';

/** What addresses in a language begin with: nothing, or `/bn`. */
export function prefixOf(language: Language): string {
  return language === mainLanguage ? '' : `/${language}`;
}

/** The address of a page in a language. @param path its address in the main language: `/about`. */
export function pathIn(language: Language, path: string): string {
  const address = path === '/' ? prefixOf(language) || '/' : prefixOf(language) + path;
  // What begins with two slashes leads to another site.
  return address.replace(/^\/+/, '/');
}

/** The language of an address, and the page's path in it: that of `/bn/about` is `/about`. */
export function readPath(pathname: string): { readonly language: Language; readonly path: string } {
  const [, first] = pathname.split('/');
  const language = languages.find((one) => one !== mainLanguage && one === first) ?? mainLanguage;
  return { language, path: pagePath(language, pathname) };
}

/** The path of a page whose document is in this language, without the language's prefix. */
export function pagePath(language: Language, pathname: string): string {
  return pathname.slice(prefixOf(language).length) || '/';
}

export function isLanguage(text: string): text is Language {
  return languages.some((language) => language === text);
}
