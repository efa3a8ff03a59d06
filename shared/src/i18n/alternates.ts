import { type Language, languages, localizePath, mainLanguage } from './languages.ts';

/** The URL of a page in one language. */
export interface Alternate {
  readonly hrefLang: Language | 'x-default';
  readonly href: string;
}

/**
 * The URLs of a page in all its languages, for search engines: each of these pages lists all of them.
 * @param path in the main language
 */
export function alternatesOf(
  siteUrl: string,
  path: string,
  itsLanguages: readonly Language[] = languages,
): readonly Alternate[] {
  const addressIn = (language: Language) => siteUrl + localizePath(language, path);
  return [
    ...itsLanguages.map((language) => ({ hrefLang: language, href: addressIn(language) })),
    { hrefLang: 'x-default', href: addressIn(mainLanguage) },
  ];
}
