import { type Language, languages, mainLanguage } from '../i18n/languages.ts';
import type { LoadPage, RemotePage, RemoteRoutes } from './remote.ts';

/** A page as a document in one language loads it. */
export type PageInLanguage = RemotePage & { readonly load: LoadPage };

export interface RoutesInLanguage {
  readonly routes: readonly PageInLanguage[];
}

/** A route table for a document in this language: pages that are not written in it are loaded in English. */
export function routesInLanguage(language: Language, { routes }: RemoteRoutes): RoutesInLanguage {
  return {
    routes: routes.map((page) => ({
      ...page,
      load: typeof page.load === 'function' ? page.load : (page.load[language] ?? page.load.en),
    })),
  };
}

/** The languages that a page is written in. */
export function listPageLanguages({ load }: Pick<RemotePage, 'load'>): readonly Language[] {
  return typeof load === 'function' ? [mainLanguage] : languages.filter((one) => load[one]);
}

/** The pages that lack a language in which other pages of the same remote are written. */
export function missingLanguages(
  pages: readonly Pick<RemotePage, 'id' | 'load'>[],
): readonly { readonly id: string; readonly language: Language }[] {
  const spoken = new Set(pages.flatMap(listPageLanguages));
  return pages.flatMap((page) =>
    [...spoken]
      .filter((language) => !listPageLanguages(page).includes(language))
      .map((language) => ({ id: page.id, language })),
  );
}
