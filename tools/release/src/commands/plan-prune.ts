import { publishedVersions } from '../releases/published-versions.ts';
import { releaseName } from '../releases/release.ts';
import { findRelease } from '../releases/stored-release.ts';
import { encodedKeys } from '../store/compress.ts';
import { siteKeys } from '../store/site-keys.ts';
import type { ListedFile, Store } from '../store/store.ts';

export interface PruneRule {
  /** So many of the newest versions of each app stay that is on the site. */
  readonly keep: number;
  /** Versions published in the last so many days stay. */
  readonly days: number;
  readonly now?: Date;
  /** How long another prune waits for one that was killed, in milliseconds. */
  readonly leaseMs?: number;
}

/** What a version of an app has for itself, whether it is whole or not. It shares its browser files with others. */
export interface StoredVersion {
  readonly app: string;
  readonly version: string;
  readonly files: readonly ListedFile[];
}

const oneDay = 24 * 60 * 60 * 1000;

/** @param listed everything below `apps/`. */
export function versionsIn(listed: readonly ListedFile[]): readonly StoredVersion[] {
  const own = listed.filter(({ key }) => key.split('/').length > 3 && !isBrowserFile(key));
  return [...Map.groupBy(own, ({ key }) => key.split('/').slice(1, 3).join('@'))].map(
    ([name, files]) => {
      const [app = '', version = ''] = name.split('@');
      return { app, version, files };
    },
  );
}

/** The versions that may go: old ones, those of an earlier prune that was cut short, and uploads that never ended. */
export async function prunable(
  store: Store,
  versions: readonly StoredVersion[],
  pinned: ReadonlySet<string>,
  { keep, days, now = new Date() }: PruneRule,
  isRevoked: (one: StoredVersion) => boolean,
): Promise<readonly StoredVersion[]> {
  const kept = new Set(pinned);
  for (const app of new Set(versions.map((one) => one.app))) {
    const published = await publishedVersions(store, app);
    // Nobody goes back to what was withdrawn, but for tabs that are open.
    const newest = [...pinned].some((name) => name.startsWith(`${app}@`)) ? keep : 0;
    published.forEach(({ version, publishedAt }, index) => {
      const age = now.getTime() - Date.parse(publishedAt ?? '');
      if (index < newest || age < days * oneDay) kept.add(`${app}@${version}`);
    });
  }
  return versions.filter((one) => {
    const name = releaseName(one);
    if (pinned.has(name)) return false;
    if (isMarked(one) || isRevoked(one)) return true;
    const isWhole = has(one, siteKeys.release(one.app, one.version));
    // An upload may be under way; after so many days it is not.
    return isWhole ? !kept.has(name) : one.files.every((file) => isOld(file, now, days));
  });
}

/** Whether an earlier prune that was cut short has marked it, or this one. */
export function isMarked(one: StoredVersion): boolean {
  return has(one, siteKeys.pruned(one.app, one.version));
}

function has({ files }: StoredVersion, key: string): boolean {
  return files.some((file) => file.key === key);
}

/**
 * The browser files that may go: those that only vanishing versions list, and what uploads have left that never ended.
 * @param listed everything below `apps/`. @param vanishing versions that may go.
 * @throws {ContractError} for a manifest that cannot be read: nobody knows then what is needed.
 */
export async function prunableFiles(
  store: Store,
  listed: readonly ListedFile[],
  vanishing: readonly StoredVersion[],
  { days, now = new Date() }: PruneRule,
): Promise<readonly string[]> {
  const names = new Set(vanishing.map(({ app, version }) => releaseName({ app, version })));
  const staying = versionsIn(listed).filter(
    ({ app, version }) => !names.has(releaseName({ app, version })),
  );
  const [needed, unneeded] = await Promise.all([
    neededFiles(store, staying),
    neededFiles(store, vanishing),
  ]);
  return listed
    .filter(({ key }) => isBrowserFile(key) && !needed.has(key))
    .filter((file) => unneeded.has(file.key) || isOld(file, now, days))
    .map(({ key }) => key);
}

async function neededFiles(
  store: Store,
  versions: readonly StoredVersion[],
): Promise<ReadonlySet<string>> {
  const keys = await Promise.all(
    versions.map(async ({ app, version }) => {
      const files = (await findRelease(store, app, version))?.manifest.files ?? {};
      return Object.keys(files).flatMap((name) => encodedKeys(siteKeys.browserFile(app, name)));
    }),
  );
  return new Set(keys.flat());
}

function isBrowserFile(key: string): boolean {
  return key.startsWith(siteKeys.files(appOf(key)));
}

/** Whose a file below `apps/` is. */
export function appOf(key: string): string {
  return key.split('/')[1] ?? '';
}

/** In days, one at the least. */
function isOld({ modified }: ListedFile, now: Date, days: number): boolean {
  return now.getTime() - modified.getTime() > Math.max(days, 1) * oneDay;
}
