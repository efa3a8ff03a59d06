import { type Language, languages, localizePath, mainLanguage } from './languages.ts';

/** The address of a page in one language. */
export interface Alternate {
  readonly hrefLang: Language | 'x-default';
  readonly href: string;
}

/**
 * The addresses of a page in its languages, as search engines want them: each of them names all.
 * @param path its path in the main language
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
