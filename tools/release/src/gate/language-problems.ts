import { findMissingLanguages } from '@torsa/shared/contract/page-languages';
import type { LoadPage, PageComponent, RemotePage } from '@torsa/shared/contract/remote';
import { type Language, languages, mainLanguage } from '@torsa/shared/i18n/languages';
import type { LoadedRemoteRelease } from '../bundles/load-site.ts';
import { formatReleaseName } from '../releases/release.ts';

/** Finds pages that lack a module or interface texts in a language that other pages of the remote have. */
export async function findLanguageProblems({
  release,
  routes,
}: LoadedRemoteRelease): Promise<readonly string[]> {
  const rows = routes?.routes ?? [];
  const nameOf = (id: string) => `The page "${id}" of ${formatReleaseName(release)}`;
  const problems = rows.map(async (row) =>
    (await wordProblems(row)).map((problem) => `${nameOf(row.id)} ${problem}`),
  );
  return [
    ...findMissingLanguages(rows).map(
      ({ id, language }) =>
        `${nameOf(id)} has no copy in "${language}", but other pages of the app have. Add load.${language} to its row.`,
    ),
    ...(await Promise.all(problems)).flat(),
  ];
}

function loadIn(language: Language, { load }: RemotePage): LoadPage | undefined {
  if (typeof load !== 'function') return load[language];
  return language === mainLanguage ? load : undefined;
}

async function wordProblems(row: RemotePage): Promise<readonly string[]> {
  const inMain = await wordsIn(mainLanguage, row);
  const problems = languages.map(async (language) => {
    const page = await wordsIn(language, row);
    if (!page) return [];
    const { language: actual = mainLanguage, messages } = page;
    if (actual !== language) {
      return [`has copy in "${actual}", but its row has it as load.${language}.`];
    }
    return missingWords(inMain?.messages, messages).map(
      (path) => `lacks the text "${path}" in "${language}".`,
    );
  });
  return (await Promise.all(problems)).flat();
}

/**
 * Loads the interface texts of a page.
 * @returns undefined when the page fails to load, which the rendering reports.
 */
async function wordsIn(language: Language, row: RemotePage): Promise<PageComponent | undefined> {
  try {
    return (await loadIn(language, row)?.())?.default;
  } catch {
    return undefined;
  }
}

/**
 * The paths of English texts that the translation lacks. A compiled message or a list of texts counts as one text.
 */
function missingWords(english: unknown, other: unknown, path = ''): readonly string[] {
  if (english === undefined || english === '') return [];
  if (other === undefined || other === null || other === '') return [path || '(all)'];
  if (!isCatalogue(english)) return [];
  return Object.entries(english).flatMap(([name, word]) =>
    missingWords(word, Object(other)[name], path ? `${path}.${name}` : name),
  );
}

/** True for an object or an array of objects. The texts in such a value are compared one by one. */
function isCatalogue(value: unknown): value is object {
  if (Array.isArray(value)) return value.length > 0 && value.every(isCatalogue);
  return typeof value === 'object' && value !== null;
}
