/**
 * The site's languages. A text missing in a `complete` language is a type error, and otherwise falls back to English.
 */
export const languageDefinitions = {
  en: { name: 'English', locale: 'en-IN', complete: true },
  bn: { name: 'বাংলা', locale: 'bn-IN', complete: true },
} as const;

export type Language = keyof typeof languageDefinitions;

export const languages = Object.keys(languageDefinitions) as readonly Language[];

/** The default language. Its URLs have no prefix. */
export const mainLanguage = 'en';

type CompleteLanguage = {
  [One in Language]: (typeof languageDefinitions)[One]['complete'] extends true ? One : never;
}[Language];

/** A type that requires a value for each complete language, and allows values for the other languages. */
export type ValuesByLanguage<Words> = Readonly<
  Record<CompleteLanguage, Words> & Partial<Record<Language, Words>>
>;

export function localize<Words>(language: Language, words: ValuesByLanguage<Words>): Words {
  return words[language] ?? words[mainLanguage];
}

/** The `localStorage` key of the language that a visitor has chosen. */
export const languageStorageKey = 'torsa.language';

/** Returns the URL prefix of a language: an empty text for English, or `/bn`. */
export function getLanguagePrefix(language: Language): string {
  return language === mainLanguage ? '' : `/${language}`;
}

/**
 * Returns the path of a page in a language.
 * @param path in the main language: `/about`
 */
export function localizePath(language: Language, path: string): string {
  const address =
    path === '/' ? getLanguagePrefix(language) || '/' : getLanguagePrefix(language) + path;
  // Replaces slashes at the start with one, because browsers read `//about` as the URL of another site.
  return address.replace(/^\/+/, '/');
}

/** Splits a path into its language and the path without the language prefix: `/bn/about` gives `bn` and `/about`. */
export function parseLocalizedPath(pathname: string): {
  readonly language: Language;
  readonly path: string;
} {
  const [, first] = pathname.split('/');
  const language = languages.find((one) => one !== mainLanguage && one === first) ?? mainLanguage;
  return { language, path: stripLanguagePrefix(language, pathname) };
}

/** Removes the language prefix from a path, for a document in this language. */
export function stripLanguagePrefix(language: Language, pathname: string): string {
  return pathname.slice(getLanguagePrefix(language).length) || '/';
}

export function isLanguage(text: string): text is Language {
  return languages.some((language) => language === text);
}
