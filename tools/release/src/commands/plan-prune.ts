import { findOngoingPrune } from '../registry/pruning.ts';
import { listAppRegistryEntries } from '../registry/refs.ts';
import { findRevocationReason } from '../registry/revoked.ts';
import type { NextRegistryState } from '../registry/site-draft.ts';
import { listPublishedVersions } from '../releases/published-versions.ts';
import { formatReleaseName } from '../releases/release.ts';
import { findPublishedRelease } from '../releases/stored-release.ts';
import { removeCompressionSuffix } from '../store/compress.ts';
import { siteFileKeys } from '../store/site-keys.ts';
import type { ListedStoreFile, SiteStore } from '../store/store.ts';

export interface PruneRetentionRule {
  /** The number of newest versions that a prune (deletion of old versions) keeps, for each app on the site. */
  readonly keep: number;
  /** Versions that were published within this number of days survive a prune (deletion of old versions). */
  readonly days: number;
  readonly now?: Date;
  /** A prune (deletion of old versions) takes over from another prune without progress for this many milliseconds. */
  readonly takeOverMs?: number;
}

/** A completely or partly stored version of an app. `files` excludes browser files, because versions can share them. */
export interface StoredAppVersion {
  readonly app: string;
  readonly version: string;
  readonly files: readonly ListedStoreFile[];
}

export interface PrunePlan {
  readonly versions: readonly StoredAppVersion[];
  /** The store keys (file paths) of the browser files to delete, without the suffix of their compressed forms. */
  readonly files: readonly string[];
}

const oneDay = 24 * 60 * 60 * 1000;

/**
 * Finds the files to delete: those of old and revoked versions, of an interrupted prune, and of unfinished uploads.
 * @throws {ReleaseError} for an unreadable manifest, which hides the files of its release.
 */
export async function planPrune(
  store: SiteStore,
  draft: NextRegistryState,
  rule: PruneRetentionRule,
): Promise<PrunePlan> {
  const listed = await store.list(siteFileKeys.apps);
  const all = groupFilesByVersion(listed);
  const versions = await unusedVersions(store, all, draft, rule);
  const [needed, unneeded] = await Promise.all([
    listBrowserFilesOfVersions(
      store,
      all.filter((one) => !versions.includes(one)),
    ),
    listBrowserFilesOfVersions(store, versions),
  ]);
  const isUnused = (key: string, forms: readonly ListedStoreFile[]) =>
    unneeded.has(key) || isInPruning(draft, key) || forms.every((file) => isOld(file, rule));
  const files = [
    ...Map.groupBy(listed.filter(isBrowserFile), ({ key }) => removeCompressionSuffix(key)),
  ]
    .filter(([key, forms]) => !needed.has(key) && isUnused(key, forms))
    .map(([key]) => key);
  return { versions, files };
}

/**
 * Groups the stored files by app and version.
 * @param listed every file below `apps/`.
 */
export function groupFilesByVersion(
  listed: readonly ListedStoreFile[],
): readonly StoredAppVersion[] {
  const own = listed.filter((file) => file.key.split('/').length > 3 && !isBrowserFile(file));
  return [...Map.groupBy(own, ({ key }) => key.split('/').slice(1, 3).join('@'))].map(
    ([name, files]) => {
      const [app = '', version = ''] = name.split('@');
      return { app, version, files };
    },
  );
}

async function unusedVersions(
  store: SiteStore,
  all: readonly StoredAppVersion[],
  draft: NextRegistryState,
  rule: PruneRetentionRule,
): Promise<readonly StoredAppVersion[]> {
  const refs = listAppRegistryEntries(draft).map(({ app, entry }) => ({
    app,
    version: entry.version,
  }));
  const referenced = new Set(refs.map(formatReleaseName));
  const kept = await keptVersions(store, all, new Set(refs.map(({ app }) => app)), rule);
  return all.filter((one) => {
    const { app, version, files } = one;
    if (referenced.has(formatReleaseName(one))) return false;
    if (findOngoingPrune(draft, app).versions.has(version)) return true;
    if (findRevocationReason(draft, app, version) !== undefined) return true;
    const isComplete = files.some(({ key }) => key === siteFileKeys.release(app, version));
    // A version without a manifest counts as a failed upload only after a day, because its upload may still run.
    return isComplete
      ? !kept.has(formatReleaseName(one))
      : files.every((file) => isOld(file, rule));
  });
}

/** Returns the versions to keep. For a withdrawn app, these are recent ones, whose files an open tab may still load. */
async function keptVersions(
  store: SiteStore,
  all: readonly StoredAppVersion[],
  appsOfSite: ReadonlySet<string>,
  { keep, days, now = new Date() }: PruneRetentionRule,
): Promise<ReadonlySet<string>> {
  const kept = new Set<string>();
  for (const app of new Set(all.map((one) => one.app))) {
    const published = await listPublishedVersions(store, app);
    const newest = appsOfSite.has(app) ? keep : 0;
    published.forEach(({ version, publishedAt }, index) => {
      const age = now.getTime() - Date.parse(publishedAt ?? '');
      if (index < newest || age < days * oneDay) kept.add(formatReleaseName({ app, version }));
    });
  }
  return kept;
}

/**
 * Returns the store keys (file paths) of the browser files that these versions need, without the suffix of compressed
 * forms.
 */
export async function listBrowserFilesOfVersions(
  store: SiteStore,
  versions: readonly StoredAppVersion[],
): Promise<ReadonlySet<string>> {
  const keys = await Promise.all(
    versions.map(async ({ app, version }) => {
      const files = (await findPublishedRelease(store, app, version))?.manifest.files ?? {};
      return Object.keys(files).map((name) => siteFileKeys.browserFile(app, name));
    }),
  );
  return new Set(keys.flat());
}

function isInPruning(draft: NextRegistryState, key: string): boolean {
  const app = parseAppNameFromFileKey(key);
  return findOngoingPrune(draft, app).files.has(key.slice(siteFileKeys.files(app).length));
}

function isBrowserFile({ key }: ListedStoreFile): boolean {
  return key.startsWith(siteFileKeys.files(parseAppNameFromFileKey(key)));
}

/** Returns the name of the app that owns a file below `apps/`. */
export function parseAppNameFromFileKey(key: string): string {
  return key.split('/')[1] ?? '';
}

/** A stored file is old after the retention rule's number of days, but never within its first day. */
function isOld(
  { modified }: ListedStoreFile,
  { days, now = new Date() }: PruneRetentionRule,
): boolean {
  return now.getTime() - modified.getTime() > Math.max(days, 1) * oneDay;
}
