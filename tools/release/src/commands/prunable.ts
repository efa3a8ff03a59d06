import { publishedVersions } from '../releases/published-versions.ts';
import { findRelease } from '../releases/stored-release.ts';
import { formKeys } from '../store/compress.ts';
import { siteKeys } from '../store/site-keys.ts';
import type { ListedFile, Store } from '../store/store.ts';

export interface PruneRule {
  /** So many of the newest versions of each app stay. */
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
  const versions = new Map<string, { app: string; version: string; files: ListedFile[] }>();
  for (const file of listed) {
    const [, app = '', version = '', name] = file.key.split('/');
    if (name === undefined || isBrowserFile(file.key)) continue;
    const known = versions.get(`${app}@${version}`);
    if (known) known.files.push(file);
    else versions.set(`${app}@${version}`, { app, version, files: [file] });
  }
  return [...versions.values()];
}

/** The versions that may go: old ones, those of an earlier prune that was cut short, and uploads that never ended. */
export async function prunable(
  store: Store,
  versions: readonly StoredVersion[],
  pinned: ReadonlySet<string>,
  { keep, days, now = new Date() }: PruneRule,
): Promise<readonly StoredVersion[]> {
  const kept = new Set(pinned);
  for (const app of new Set(versions.map((one) => one.app))) {
    const published = await publishedVersions(store, app);
    published.forEach(({ version, publishedAt }, index) => {
      const age = now.getTime() - Date.parse(publishedAt ?? '');
      if (index < keep || age < days * oneDay) kept.add(`${app}@${version}`);
    });
  }
  return versions.filter((one) => {
    const name = `${one.app}@${one.version}`;
    const has = (key: string) => one.files.some((file) => file.key === key);
    if (pinned.has(name)) return false;
    if (has(siteKeys.pruned(one.app, one.version))) return true;
    const isWhole = has(siteKeys.release(one.app, one.version));
    return isWhole ? !kept.has(name) : isQuiet(one, now, Math.max(days, 1));
  });
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
  const names = new Set(vanishing.map(({ app, version }) => `${app}@${version}`));
  const staying = versionsIn(listed).filter(({ app, version }) => !names.has(`${app}@${version}`));
  const [needed, unneeded] = await Promise.all([
    neededFiles(store, staying),
    neededFiles(store, vanishing),
  ]);
  return listed
    .filter(({ key }) => isBrowserFile(key) && !needed.has(key))
    .filter((file) => unneeded.has(file.key) || isOld(file, now, Math.max(days, 1)))
    .map(({ key }) => key);
}

async function neededFiles(
  store: Store,
  versions: readonly StoredVersion[],
): Promise<ReadonlySet<string>> {
  const keys = await Promise.all(
    versions.map(async ({ app, version }) => {
      const files = (await findRelease(store, app, version))?.manifest.files ?? {};
      return Object.keys(files).flatMap((name) => formKeys(siteKeys.browserFile(app, name)));
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

/** An upload may be under way; after so many days it is not. */
function isQuiet({ files }: StoredVersion, now: Date, days: number): boolean {
  return files.every((file) => isOld(file, now, days));
}

function isOld({ modified }: ListedFile, now: Date, days: number): boolean {
  return now.getTime() - modified.getTime() > days * oneDay;
}
