import { missingLanguages } from '@torsa/shared/contract/load-in';
import type { LoadPage, PageComponent, RemotePage } from '@torsa/shared/contract/remote';
import { type Language, languages, mainLanguage } from '@torsa/shared/i18n/languages';
import type { LoadedRemote } from '../bundles/load-site.ts';
import { releaseName } from '../releases/release.ts';

/** Which pages of a remote lack a language that others of its pages have, in their rows or in their words. */
export async function languageProblems({
  release,
  routes,
}: LoadedRemote): Promise<readonly string[]> {
  const rows = routes?.routes ?? [];
  const nameOf = (id: string) => `The page "${id}" of ${releaseName(release)}`;
  const problems = rows.map(async (row) =>
    (await wordProblems(row)).map((problem) => `${nameOf(row.id)} ${problem}`),
  );
  return [
    ...missingLanguages(rows).map(
      ({ id, language }) =>
        `${nameOf(id)} is not written in "${language}", and other pages of it are: give its row load.${language}.`,
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
      return [`has words in "${actual}" where its row says "${language}": load.${language}.`];
    }
    return missingWords(inMain?.messages, messages).map(
      (path) => `lacks the words "${path}" in "${language}".`,
    );
  });
  return (await Promise.all(problems)).flat();
}

/** Undefined for a page that fails to load: rendering it reports the problem. */
async function wordsIn(language: Language, row: RemotePage): Promise<PageComponent | undefined> {
  try {
    return (await loadIn(language, row)?.())?.default;
  } catch {
    return undefined;
  }
}

/** Where a catalogue has nothing for a word of the English one. Compiled messages and lists of words count as one. */
function missingWords(english: unknown, other: unknown, path = ''): readonly string[] {
  if (english === undefined || english === '') return [];
  if (other === undefined || other === null || other === '') return [path || 'of all kinds'];
  if (!isCatalogue(english)) return [];
  return Object.entries(english).flatMap(([name, word]) =>
    missingWords(word, Object(other)[name], path ? `${path}.${name}` : name),
  );
}

/** An object, or a list of objects. */
function isCatalogue(value: unknown): value is object {
  if (Array.isArray(value)) return value.length > 0 && value.every(isCatalogue);
  return typeof value === 'object' && value !== null;
}
