import { type Language, languages, mainLanguage, pathIn } from '@torsa/shared/i18n/languages';

/** One line of what the head of a document says about the page in other languages. */
export interface Alternate {
  readonly hrefLang: Language | 'x-default';
  readonly href: string;
}

/** The addresses of a page in all languages, its own among them, as search engines want it. */
export function alternatesOf(siteUrl: string, path: string): readonly Alternate[] {
  const addressIn = (language: Language) => siteUrl + pathIn(language, path);
  return [
    ...languages.map((language) => ({ hrefLang: language, href: addressIn(language) })),
    { hrefLang: 'x-default', href: addressIn(mainLanguage) },
  ];
}
