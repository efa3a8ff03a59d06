/**
 * The languages of the site: what each calls itself, how it writes numbers and dates, and whether its words are complete.
 * Where they are not, English ones stand in for what is missing; where they are, that does not compile.
 */
export const languageTable = {
  en: { name: 'English', locale: 'en-IN', complete: true },
  bn: { name: 'বাংলা', locale: 'bn-IN', complete: true },
} as const;

export type Language = keyof typeof languageTable;

export const languages = Object.keys(languageTable) as readonly Language[];

/** The language of pages that say nothing else, and of the addresses without a prefix. */
export const mainLanguage = 'en';

type CompleteLanguage = {
  [One in Language]: (typeof languageTable)[One]['complete'] extends true ? One : never;
}[Language];

/** The same words in each language that is complete, and in others that have them. */
export type ByLanguage<Words> = Readonly<
  Record<CompleteLanguage, Words> & Partial<Record<Language, Words>>
>;

export function localize<Words>(language: Language, words: ByLanguage<Words>): Words {
  return words[language] ?? words[mainLanguage];
}

/** The key in the browser's `localStorage` of the language that a visitor has chosen. */
export const languageStorageKey = 'torsa.language';

/** What addresses in a language begin with: nothing, or `/bn`. */
export function languagePrefix(language: Language): string {
  return language === mainLanguage ? '' : `/${language}`;
}

/** The address of a page in a language. @param path its address in the main language: `/about`. */
export function localizePath(language: Language, path: string): string {
  const address = path === '/' ? languagePrefix(language) || '/' : languagePrefix(language) + path;
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
  return pathname.slice(languagePrefix(language).length) || '/';
}

export function isLanguage(text: string): text is Language {
  return languages.some((language) => language === text);
}
