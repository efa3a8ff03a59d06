import { type Language, languages, mainLanguage } from '../i18n/languages.ts';
import type { LoadPage, RemotePage, RemoteRoutes } from './remote.ts';

/** A page of a route table with the module loader for one language. */
export type LocalizedPage = RemotePage & { readonly load: LoadPage };

export interface LocalizedRouteTable {
  readonly routes: readonly LocalizedPage[];
}

/** Returns the route table for documents in one language. A page without this language is loaded in English. */
export function selectRoutesInLanguage(
  language: Language,
  { routes }: RemoteRoutes,
): LocalizedRouteTable {
  return {
    routes: routes.map((page) => ({
      ...page,
      load: typeof page.load === 'function' ? page.load : (page.load[language] ?? page.load.en),
    })),
  };
}

/** Lists the languages in which a page is available. */
export function listPageLanguages({ load }: Pick<RemotePage, 'load'>): readonly Language[] {
  return typeof load === 'function' ? [mainLanguage] : languages.filter((one) => load[one]);
}

/** Finds the pages that lack a language in which another page of the remote is available. */
export function findMissingLanguages(
  pages: readonly Pick<RemotePage, 'id' | 'load'>[],
): readonly { readonly id: string; readonly language: Language }[] {
  const spoken = new Set(pages.flatMap(listPageLanguages));
  return pages.flatMap((page) =>
    [...spoken]
      .filter((language) => !listPageLanguages(page).includes(language))
      .map((language) => ({ id: page.id, language })),
  );
}
