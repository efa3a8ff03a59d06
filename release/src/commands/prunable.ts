import { publishedVersions } from '../releases/published-versions.ts';
import { siteKeys } from '../store/site-keys.ts';
import type { ListedFile, Store } from '../store/store.ts';

export interface PruneRule {
  /** So many of the newest versions of each app stay. */
  readonly keep: number;
  /** Versions published in the last so many days stay. */
  readonly days: number;
  readonly now?: Date;
}

/** The files of one version of an app, whether it is whole or not. */
export interface StoredVersion {
  readonly app: string;
  readonly version: string;
  readonly files: readonly ListedFile[];
}

const oneDay = 24 * 60 * 60 * 1000;

export async function storedVersions(store: Store): Promise<readonly StoredVersion[]> {
  const versions = new Map<string, { app: string; version: string; files: ListedFile[] }>();
  for (const file of await store.list(siteKeys.apps)) {
    const [, app = '', version = '', name] = file.key.split('/');
    if (name === undefined) continue;
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

/** An upload may be under way; after so many days it is not. */
function isQuiet({ files }: StoredVersion, now: Date, days: number): boolean {
  return files.every(({ modified }) => now.getTime() - modified.getTime() > days * oneDay);
}
