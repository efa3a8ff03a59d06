import { type Language, languages, localizePath, mainLanguage } from './languages.ts';

/** The URL of a page in one of its languages. */
export interface LanguageAlternate {
  readonly hrefLang: Language | 'x-default';
  readonly href: string;
}

/**
 * Returns the URLs of a page in all its languages, for search engines.
 * @param path in the main language
 */
export function listLanguageAlternates(
  siteUrl: string,
  path: string,
  itsLanguages: readonly Language[] = languages,
): readonly LanguageAlternate[] {
  const addressIn = (language: Language) => siteUrl + localizePath(language, path);
  return [
    ...itsLanguages.map((language) => ({ hrefLang: language, href: addressIn(language) })),
    { hrefLang: 'x-default', href: addressIn(mainLanguage) },
  ];
}
