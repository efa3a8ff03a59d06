/**
 * The site's languages: the name, the locale for numbers and dates, and `complete` if all texts are translated. An
 * incomplete language falls back to English texts. In a complete language, a missing text is a type error.
 */
export const languageTable = {
  en: { name: 'English', locale: 'en-IN', complete: true },
  bn: { name: 'বাংলা', locale: 'bn-IN', complete: true },
} as const;

export type Language = keyof typeof languageTable;

export const languages = Object.keys(languageTable) as readonly Language[];

/** The default language. Its URLs have no prefix. */
export const mainLanguage = 'en';

type CompleteLanguage = {
  [One in Language]: (typeof languageTable)[One]['complete'] extends true ? One : never;
}[Language];

/** A value for each complete language, and optionally for the other languages. */
export type ByLanguage<Words> = Readonly<
  Record<CompleteLanguage, Words> & Partial<Record<Language, Words>>
>;

export function localize<Words>(language: Language, words: ByLanguage<Words>): Words {
  return words[language] ?? words[mainLanguage];
}

/** The `localStorage` key of the language that a visitor has chosen. */
export const languageStorageKey = 'torsa.language';

/** The URL prefix of a language: empty or `/bn`. */
export function languagePrefix(language: Language): string {
  return language === mainLanguage ? '' : `/${language}`;
}

/** The path of a page in a language. @param path in the main language: `/about` */
export function localizePath(language: Language, path: string): string {
  const address = path === '/' ? languagePrefix(language) || '/' : languagePrefix(language) + path;
  // A path with two slashes at its start would lead to another site.
  return address.replace(/^\/+/, '/');
}

/** The language of a path, and the path without the language prefix: `/bn/about` gives `bn` and `/about`. */
export function readPath(pathname: string): { readonly language: Language; readonly path: string } {
  const [, first] = pathname.split('/');
  const language = languages.find((one) => one !== mainLanguage && one === first) ?? mainLanguage;
  return { language, path: pagePath(language, pathname) };
}

/** The path without the language prefix, for a document in this language. */
export function pagePath(language: Language, pathname: string): string {
  return pathname.slice(languagePrefix(language).length) || '/';
}

export function isLanguage(text: string): text is Language {
  return languages.some((language) => language === text);
}
