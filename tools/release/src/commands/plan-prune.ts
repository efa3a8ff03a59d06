import { pruningOf } from '../registry/pruning.ts';
import { refsOf } from '../registry/refs.ts';
import { revocationOf } from '../registry/revoked.ts';
import type { SiteDraft } from '../registry/site-draft.ts';
import { publishedVersions } from '../releases/published-versions.ts';
import { releaseName } from '../releases/release.ts';
import { findRelease } from '../releases/stored-release.ts';
import { plainKey } from '../store/compress.ts';
import { siteKeys } from '../store/site-keys.ts';
import type { ListedFile, Store } from '../store/store.ts';

export interface PruneRule {
  /** How many of the newest versions stay, of each app that is on the site. */
  readonly keep: number;
  /** Versions published in the last days stay. */
  readonly days: number;
  readonly now?: Date;
  /** How long another prune may delete nothing before this one takes over, in milliseconds. */
  readonly takeOverMs?: number;
}

/** A version of an app, complete or not, with its own files. It shares its browser files with other versions. */
export interface StoredVersion {
  readonly app: string;
  readonly version: string;
  readonly files: readonly ListedFile[];
}

export interface PrunePlan {
  readonly versions: readonly StoredVersion[];
  /** The plain keys of browser files. */
  readonly files: readonly string[];
}

const oneDay = 24 * 60 * 60 * 1000;

/**
 * Finds what may be deleted: old and revoked versions, what an earlier prune did not finish, and uploads that never ended.
 * @throws {ReleaseError} for a manifest that cannot be read: the files that its release needs are unknown.
 */
export async function planPrune(
  store: Store,
  draft: SiteDraft,
  rule: PruneRule,
): Promise<PrunePlan> {
  const listed = await store.list(siteKeys.apps);
  const all = versionsIn(listed);
  const versions = await unusedVersions(store, all, draft, rule);
  const [needed, unneeded] = await Promise.all([
    neededFiles(
      store,
      all.filter((one) => !versions.includes(one)),
    ),
    neededFiles(store, versions),
  ]);
  const isUnused = (key: string, forms: readonly ListedFile[]) =>
    unneeded.has(key) || isInPruning(draft, key) || forms.every((file) => isOld(file, rule));
  const files = [...Map.groupBy(listed.filter(isBrowserFile), ({ key }) => plainKey(key))]
    .filter(([key, forms]) => !needed.has(key) && isUnused(key, forms))
    .map(([key]) => key);
  return { versions, files };
}

/** @param listed every file below `apps/`. */
export function versionsIn(listed: readonly ListedFile[]): readonly StoredVersion[] {
  const own = listed.filter((file) => file.key.split('/').length > 3 && !isBrowserFile(file));
  return [...Map.groupBy(own, ({ key }) => key.split('/').slice(1, 3).join('@'))].map(
    ([name, files]) => {
      const [app = '', version = ''] = name.split('@');
      return { app, version, files };
    },
  );
}

async function unusedVersions(
  store: Store,
  all: readonly StoredVersion[],
  draft: SiteDraft,
  rule: PruneRule,
): Promise<readonly StoredVersion[]> {
  const refs = refsOf(draft).map(({ app, entry }) => ({ app, version: entry.version }));
  const referenced = new Set(refs.map(releaseName));
  const kept = await keptVersions(store, all, new Set(refs.map(({ app }) => app)), rule);
  return all.filter((one) => {
    const { app, version, files } = one;
    if (referenced.has(releaseName(one))) return false;
    if (pruningOf(draft, app).versions.has(version)) return true;
    if (revocationOf(draft, app, version) !== undefined) return true;
    const isComplete = files.some(({ key }) => key === siteKeys.release(app, version));
    // An upload may be running; after a day it is not.
    return isComplete ? !kept.has(releaseName(one)) : files.every((file) => isOld(file, rule));
  });
}

/** The versions that the rule keeps. A withdrawn app keeps young versions only, for tabs that are open. */
async function keptVersions(
  store: Store,
  all: readonly StoredVersion[],
  appsOfSite: ReadonlySet<string>,
  { keep, days, now = new Date() }: PruneRule,
): Promise<ReadonlySet<string>> {
  const kept = new Set<string>();
  for (const app of new Set(all.map((one) => one.app))) {
    const published = await publishedVersions(store, app);
    const newest = appsOfSite.has(app) ? keep : 0;
    published.forEach(({ version, publishedAt }, index) => {
      const age = now.getTime() - Date.parse(publishedAt ?? '');
      if (index < newest || age < days * oneDay) kept.add(releaseName({ app, version }));
    });
  }
  return kept;
}

/** The plain keys of all browser files that some versions need. */
export async function neededFiles(
  store: Store,
  versions: readonly StoredVersion[],
): Promise<ReadonlySet<string>> {
  const keys = await Promise.all(
    versions.map(async ({ app, version }) => {
      const files = (await findRelease(store, app, version))?.manifest.files ?? {};
      return Object.keys(files).map((name) => siteKeys.browserFile(app, name));
    }),
  );
  return new Set(keys.flat());
}

function isInPruning(draft: SiteDraft, key: string): boolean {
  const app = appOf(key);
  return pruningOf(draft, app).files.has(key.slice(siteKeys.files(app).length));
}

function isBrowserFile({ key }: ListedFile): boolean {
  return key.startsWith(siteKeys.files(appOf(key)));
}

/** The app of a file below `apps/`. */
export function appOf(key: string): string {
  return key.split('/')[1] ?? '';
}

/** A file counts as old after the rule's days, and never within a day. */
function isOld({ modified }: ListedFile, { days, now = new Date() }: PruneRule): boolean {
  return now.getTime() - modified.getTime() > Math.max(days, 1) * oneDay;
}
