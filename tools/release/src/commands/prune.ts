import { type ChangeOptions, changeSite } from '../change/change-site.ts';
import { readRegistry } from '../registry/read-registry.ts';
import { refsOf } from '../registry/refs.ts';
import { revocationOf } from '../registry/revoked.ts';
import type { SiteDraft } from '../registry/site-draft.ts';
import { endPruning, markPruned } from '../releases/pruned-files.ts';
import { releaseName } from '../releases/release.ts';
import { storedReleases } from '../releases/stored-release.ts';
import { inParallel } from '../store/in-parallel.ts';
import { withLease } from '../store/lease.ts';
import { siteKeys } from '../store/site-keys.ts';
import type { ListedFile, Store } from '../store/store.ts';
import { compose } from './compose.ts';
import {
  appOf,
  isMarked,
  type PruneRule,
  prunable,
  prunableFiles,
  type StoredVersion,
  versionsIn,
} from './prunable.ts';

export interface Pruned {
  /** Versions whose files are gone now; in a dry run, those that would be. */
  readonly removed: readonly { readonly app: string; readonly version: string }[];
}

/**
 * Deletes the files of old versions. What is live, previous or a canary stays, and what the rule keeps.
 *
 * Others may roll back to a version at this very moment. So each is first marked, then the registry moves on by a
 * generation, then the files go: whoever decided before the mark finds the registry changed, and whoever decides
 * after it finds the mark.
 *
 * Others may also publish a release that shares browser files with those that go. So these files are marked as well, and
 * once they are, the manifests are read anew: whoever has written one by then keeps its files, and whoever is later
 * finds the mark (`refuseLostFiles`). Killed in between, the next prune ends the work. One runs at a time, as it takes
 * away every mark in the end: another one waits.
 */
export async function prune(
  store: Store,
  rule: PruneRule,
  options: ChangeOptions = {},
): Promise<Pruned> {
  if (options.dryRun) return { removed: namesOf((await lookThrough(store, rule)).candidates) };
  const { progress = () => {} } = options;
  const terms = { leaseMs: rule.leaseMs ?? 30_000, what: 'prune', progress };
  return withLease(store, siteKeys.pruneLease, terms, (held) => pruneAlone(held, rule, options));
}

async function pruneAlone(store: Store, rule: PruneRule, options: ChangeOptions): Promise<Pruned> {
  // Documents that are behind may refer to versions that the registry has forgotten.
  await compose(store, options);
  const { candidates, stray, apps } = await lookThrough(store, rule);
  for (const mark of stray) await store.remove(mark);
  const toDelete = await markVersions(store, candidates, options);
  const files = await markFiles(store, toDelete, rule);
  if (toDelete.length > 0 || files.length > 0) {
    options.progress?.(`Deleting ${toDelete.length} versions and ${files.length} browser files`);
  }
  await inParallel(files, (key) => store.remove(key));
  for (const one of toDelete) await removeVersion(store, one);
  for (const app of apps) await endPruning(store, app);
  return { removed: namesOf(toDelete) };
}

/**
 * @returns the versions that may go, and stray marks: a prune that was cut short may have marked what somebody pointed
 * to at that very moment.
 */
async function lookThrough(store: Store, rule: PruneRule) {
  const registry = await readRegistry(store);
  const pinned = referencedVersions(registry);
  const versions = versionsIn(await store.list(siteKeys.apps));
  const stray = versions
    .filter((one) => isMarked(one) && pinned.has(releaseName(one)))
    .map(({ app, version }) => siteKeys.pruned(app, version));
  const isRevoked = ({ app, version }: StoredVersion) =>
    revocationOf(registry, app, version) !== undefined;
  const candidates = await prunable(store, versions, pinned, rule, isRevoked);
  return { candidates, stray, apps: new Set(versions.map(({ app }) => app)) };
}

function namesOf(versions: readonly StoredVersion[]): Pruned['removed'] {
  return versions.map(({ app, version }) => ({ app, version }));
}

/** Marks versions and bumps the generation. @returns those that nobody pointed to meanwhile; the others are unmarked. */
async function markVersions(
  store: Store,
  candidates: readonly StoredVersion[],
  options: ChangeOptions,
): Promise<readonly StoredVersion[]> {
  if (candidates.length === 0) return [];
  const mark = Buffer.from('This release is being deleted.\n');
  for (const { app, version } of candidates) await store.write(siteKeys.pruned(app, version), mark);
  const unmark = ({ app, version }: StoredVersion) => store.remove(siteKeys.pruned(app, version));
  let toDelete = candidates;
  const decide = async (current: SiteDraft) => {
    const pinned = referencedVersions(current);
    const saved = toDelete.filter((one) => pinned.has(releaseName(one)));
    await Promise.all(saved.map(unmark));
    toDelete = toDelete.filter((one) => !saved.includes(one));
    return current;
  };
  try {
    const event = () => ({ action: 'prune' as const, releases: namesOf(toDelete) });
    await changeSite(store, { source: storedReleases(store), force: true, decide, event }, options);
  } catch (error) {
    await Promise.all(toDelete.map(unmark));
    throw error;
  }
  return toDelete;
}

/** Marks browser files that may go. @returns those that nobody came to need meanwhile. */
async function markFiles(
  store: Store,
  vanishing: readonly StoredVersion[],
  rule: PruneRule,
): Promise<readonly string[]> {
  const find = async () => prunableFiles(store, await store.list(siteKeys.apps), vanishing, rule);
  const keys = await find();
  for (const app of new Set(keys.map(appOf))) {
    const ofApp = keys.filter((key) => appOf(key) === app);
    await markPruned(store, app, ofApp);
  }
  return (await find()).filter((key) => keys.includes(key));
}

function referencedVersions(draft: SiteDraft): ReadonlySet<string> {
  return new Set(
    refsOf(draft).map(({ app, entry }) => releaseName({ app, version: entry.version })),
  );
}

/** The mark goes last: until then nobody may point to it. */
async function removeVersion(store: Store, { app, version, files }: StoredVersion): Promise<void> {
  const mark = siteKeys.pruned(app, version);
  const others = files.filter(({ key }) => key !== mark);
  await inParallel<ListedFile>(others, ({ key }) => store.remove(key));
  await store.remove(mark);
}
