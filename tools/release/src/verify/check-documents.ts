import type { ReleaseRegistry } from '@torsa/shared/contract/registry';
import type { ReleaseManifest } from '@torsa/shared/contract/release-manifest';
import { languages } from '@torsa/shared/i18n/languages';
import { isPageDocumentKey, listDocumentKeys } from '../compose/document-keys.ts';
import {
  decompressFile,
  findRequiredDocumentRevision,
  parseDocumentRevision,
} from '../compose/document-revision.ts';
import { listCompressedAndPlainKeys } from '../store/compress.ts';
import { siteFileKeys } from '../store/site-keys.ts';
import type { CachedStoreReader } from './cached-reader.ts';

export interface DocumentCheckResult {
  readonly problems: readonly string[];
  /** The store keys (file paths) of HTML documents that are missing, outdated or part of no page. */
  readonly behind: readonly string[];
}

/**
 * Checks that every HTML document is as new as its sources.
 * @param withReferences if true, every file that a document refers to is checked too.
 */
export async function checkDocuments(
  files: CachedStoreReader,
  registry: ReleaseRegistry,
  live: readonly ReleaseManifest[],
  listed: readonly string[],
  withReferences = true,
): Promise<DocumentCheckResult> {
  const { revision } = registry;
  const expected = expectedRevisions(registry, live);
  const present = listed.filter((key) => isPageDocumentKey(key) || expected.has(key));
  const behind = [...expected.keys()].filter((key) => !present.includes(key));
  const problems: string[] = [];
  await Promise.all(
    present.map(async (key) => {
      const bytes = await files.read(key);
      if (!bytes) return void behind.push(key);
      const found = parseDocumentRevision(key, bytes);
      if (found > revision) {
        problems.push(`${key} has revision ${found}, but the registry has revision ${revision}.`);
      }
      const wanted = expected.get(key);
      if (wanted === undefined || found < wanted) behind.push(key);
      if (withReferences) problems.push(...(await referenceProblems(files, key, bytes)));
    }),
  );
  return { problems: problems.sort(), behind: behind.sort() };
}

/** Returns the registry revision that each HTML document and generated file must have, by store key (file path). */
function expectedRevisions(
  registry: ReleaseRegistry,
  live: readonly ReleaseManifest[],
): ReadonlyMap<string, number> {
  const ofHost = findRequiredDocumentRevision(registry);
  const compressed = [
    ...live.flatMap((manifest) => {
      const revision = findRequiredDocumentRevision(registry, manifest.app);
      return listDocumentKeys(manifest).map((key) => [key, revision] as const);
    }),
    ...languages.flatMap((language) => [
      [siteFileKeys.shell(language), ofHost] as const,
      [siteFileKeys.notFound(language), ofHost] as const,
    ]),
    [siteFileKeys.siteConfig, ofHost] as const,
    [siteFileKeys.rootIcon, ofHost] as const,
    ...languages.map((language) => [siteFileKeys.webManifest(language), ofHost] as const),
    [siteFileKeys.robots, ofHost] as const,
    [siteFileKeys.sitemap, registry.revision] as const,
    [siteFileKeys.allReleases, registry.revision] as const,
  ];
  return new Map([
    ...compressed.flatMap(([key, revision]) =>
      listCompressedAndPlainKeys(key).map((form) => [form, revision] as const),
    ),
    [siteFileKeys.headers, ofHost],
    [siteFileKeys.redirects, registry.revision],
  ]);
}

/** Matches the URLs of published files in a text, with their integrity hash. */
const reference = /\/(apps\/[\w.-]+\/files\/[\w./-]+)(?:"[^<>{}]{0,20}?(sha384-[\w+/]{64}))?/g;

/** Finds the published files that a text refers to. */
export function findReferencedFiles(
  text: string,
): readonly { key: string; integrity: string | undefined }[] {
  return [...text.matchAll(reference)].map(([, key = '', integrity]) => ({ key, integrity }));
}

async function referenceProblems(
  files: CachedStoreReader,
  key: string,
  bytes: Buffer,
): Promise<readonly string[]> {
  let text: string;
  try {
    text = decompressFile(key, bytes).toString('utf8');
  } catch {
    return [`${key} cannot be decompressed. Delete it and run "compose".`];
  }
  const problems = await Promise.all(
    findReferencedFiles(text).map(({ key: file, integrity }) => files.problemOf(file, integrity)),
  );
  return [...new Set(problems.flat())].map(
    (problem) => `${key} refers to a missing or damaged file: ${problem}`,
  );
}
