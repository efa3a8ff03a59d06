import { isDeepStrictEqual } from 'node:util';
import { SchemaError } from '@torsa/shared/contract/parse-contract';
import type { ReleaseRegistry } from '@torsa/shared/contract/registry';
import type { ReleaseManifest } from '@torsa/shared/contract/release-manifest';
import { readReleaseHistory } from '../history/read-history.ts';
import { readRegistry } from '../registry/read-registry.ts';
import { type AppRegistryEntry, listAppRegistryEntries } from '../registry/refs.ts';
import { findSiteConfig } from '../registry/site-config-files.ts';
import { createRemoteEntry } from '../registry/site-draft.ts';
import { siteFileKeys } from '../store/site-keys.ts';
import { type SiteStore, SiteStoreError } from '../store/store.ts';
import { CachedStoreReader } from './cached-reader.ts';
import { checkDocuments } from './check-documents.ts';
import { checkRelease } from './check-release.ts';

export interface SiteCheckResult {
  readonly revision: number;
  /** The problems that visitors can notice: missing or changed files. */
  readonly problems: readonly string[];
  /** The store keys (file paths) of HTML documents that are older than registry.json but still work. */
  readonly behind: readonly string[];
}

/**
 * Checks registry.json, the files of all live, previous and canary releases, and every HTML document with its
 * referenced files.
 * @throws {SiteStoreError} before the first publish.
 */
export async function checkSite(store: SiteStore): Promise<SiteCheckResult> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const registry = await readRegistry(store);
    const result = await checkRevision(store, registry);
    // Checks the site again if registry.json has changed during the check, because an unfinished change would look like
    // damage.
    if ((await readRegistry(store)).revision === registry.revision) return result;
  }
  throw new SiteStoreError(
    `${store.name} keeps changing. Check the site when no release command is running.`,
  );
}

async function checkRevision(
  store: SiteStore,
  registry: ReleaseRegistry,
): Promise<SiteCheckResult> {
  const files = new CachedStoreReader(store);
  const checked = await Promise.all(
    listAppRegistryEntries(registry).map(async (ref) => {
      const { app, channel, entry } = ref;
      const { problems, manifest } = await checkRelease(files, app, entry.version, entry.manifest);
      const entryProblems = manifest?.kind === 'remote' ? checkEntry(ref, manifest) : [];
      return { channel, manifest, problems: [...problems, ...entryProblems] };
    }),
  );
  const live = checked.flatMap(({ channel, manifest }) =>
    channel === 'live' && manifest ? [manifest] : [],
  );
  const listed = (await store.list('')).map(({ key }) => key);
  const documents = await checkDocuments(files, registry, live, listed);
  const problems = [
    ...checked.flatMap((one) => one.problems),
    ...(await configProblems(store, registry)),
    ...documents.problems,
    ...(await readReleaseHistory(store, registry)).problems,
  ];
  return {
    revision: registry.revision,
    problems: [...new Set(problems)],
    behind: documents.behind,
  };
}

/** Checks an entry of registry.json against the release's manifest. */
function checkEntry(
  { app, entry }: AppRegistryEntry,
  manifest: ReleaseManifest,
): readonly string[] {
  const { version, manifest: manifestIntegrity = '' } = entry;
  const meant = createRemoteEntry({ app, version, manifest, manifestIntegrity });
  if (isDeepStrictEqual({ ...entry, manifest: manifestIntegrity }, meant)) return [];
  return [`The registry and the manifest differ about ${app}@${version}. Roll back ${app}.`];
}

async function configProblems(
  store: SiteStore,
  { siteConfig }: ReleaseRegistry,
): Promise<readonly string[]> {
  try {
    const config = await findSiteConfig(store, siteConfig);
    if (siteConfig === undefined || config?.version === siteConfig) return [];
    return [
      `${siteFileKeys.config(siteConfig)} was changed. Set the site config with "configure".`,
    ];
  } catch (error) {
    if (!(error instanceof SchemaError || error instanceof SiteStoreError)) throw error;
    return [error.message];
  }
}
