import { findMissingLanguages } from '../contract/page-languages.ts';
import type { RemotePage } from '../contract/remote.ts';
import { findRouteRowProblems } from '../contract/route-row.ts';
import { type Language, languages, mainLanguage } from '../i18n/languages.ts';
import type { ImportedChunks } from './imported-chunks.ts';

/** Finds the mistakes in a route table that a build can detect, each with its fix. */
export function findRouteProblems(table: unknown, chunks: ImportedChunks): readonly string[] {
  const { routes } = Object(table) as { readonly routes?: unknown };
  if (!Array.isArray(routes)) {
    return [
      'src/routes.ts must export a list of pages: export const routes = [ … ] as const satisfies readonly RemotePage[];',
    ];
  }
  const problems = routes.flatMap((row: unknown, index) =>
    findRouteRowProblems(row).map((problem) => `${nameOf(row, index)}: ${problem}`),
  );
  if (problems.length > 0) return problems;
  const pages: readonly RemotePage[] = routes;
  const ids = pages.map(({ id }) => id);
  return [
    ...ids
      .filter((id, index) => ids.indexOf(id) !== index)
      .map((id) => `Page "${id}": another page has the same ID. Give each page its own ID.`),
    ...findMissingLanguages(pages).map(
      ({ id, language }) =>
        `Page "${id}": lacks the language "${language}", which other pages of the app have. Add load.${language} to its row.`,
    ),
    ...pages.flatMap((page) => chunkProblems(page, pages, chunks)),
  ];
}

/**
 * Returns the chunk names of a page by language. A page in one language has one chunk with the page's ID as its name.
 */
export function getPageChunkNames({ id, load }: Pick<RemotePage, 'id' | 'load'>) {
  if (typeof load === 'function') return [[mainLanguage, id]] as const;
  return languages
    .filter((language) => load[language] !== undefined)
    .map((language): readonly [Language, string] => [language, `${id}.${language}`]);
}

function nameOf(row: unknown, index: number): string {
  const { id } = Object(row) as { readonly id?: unknown };
  return typeof id === 'string' && id ? `Page "${id}"` : `Page ${index + 1} of src/routes.ts`;
}

function chunkProblems(
  page: RemotePage,
  pages: readonly RemotePage[],
  chunks: ImportedChunks,
): readonly string[] {
  const wanted = pages.flatMap(getPageChunkNames).map(([, name]) => name);
  const others = [...chunks.keys()].filter((name) => !wanted.includes(name));
  return getPageChunkNames(page).flatMap(([, name]) => {
    const chunk = chunks.get(name);
    if (!chunk) {
      const hint =
        others.length > 0 ? ` Is its id a typing mistake? No page has ${others.join(', ')}.` : '';
      return [
        `Page "${page.id}": there is no chunk "${name}".${hint} Its row names the chunk after its id: import(/* webpackChunkName: "${name}" */ …).`,
      ];
    }
    if (chunk.hasDefault) return [];
    return [
      `Page "${page.id}": ${chunk.request} has no default export. Export the page: export default definePage('en', ThePage, { … }), or in one language export default function ThePage().`,
    ];
  });
}
