import { type Language, languages, mainLanguage } from '../i18n/languages.ts';
import type { LoadPage, RemotePage, RemoteRoutes } from './remote.ts';

/** A page with the loader for one language. */
export type PageInLanguage = RemotePage & { readonly load: LoadPage };

export interface RoutesInLanguage {
  readonly routes: readonly PageInLanguage[];
}

/** The route table for documents in this language. A page without this language is loaded in English. */
export function routesInLanguage(language: Language, { routes }: RemoteRoutes): RoutesInLanguage {
  return {
    routes: routes.map((page) => ({
      ...page,
      load: typeof page.load === 'function' ? page.load : (page.load[language] ?? page.load.en),
    })),
  };
}

/** The languages in which a page is available. */
export function listPageLanguages({ load }: Pick<RemotePage, 'load'>): readonly Language[] {
  return typeof load === 'function' ? [mainLanguage] : languages.filter((one) => load[one]);
}

/** The pages that lack a language which another page of the remote has. */
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
