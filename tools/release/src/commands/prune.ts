import type { Registry } from '@torsa/shared/contract/registry';
import { type ChangeOptions, changeSite } from '../change/change-site.ts';
import { entriesOf } from '../compose/load-site.ts';
import { readRegistry } from '../registry/read-registry.ts';
import type { SiteDraft } from '../registry/site-draft.ts';
import { endPruning, markPruned } from '../releases/pruned-files.ts';
import { storedReleases } from '../releases/stored-release.ts';
import { inParallel } from '../store/in-parallel.ts';
import { withLease } from '../store/lease.ts';
import { siteKeys } from '../store/site-keys.ts';
import type { ListedFile, Store } from '../store/store.ts';
import { compose } from './compose.ts';
import {
  appOf,
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
  if (options.dryRun) return pruneAlone(store, rule, options);
  const { progress = () => {} } = options;
  const terms = { leaseMs: rule.leaseMs ?? 30_000, what: 'prune', progress };
  return withLease(store, siteKeys.pruneLease, terms, (held) => pruneAlone(held, rule, options));
}

async function pruneAlone(store: Store, rule: PruneRule, options: ChangeOptions): Promise<Pruned> {
  const { dryRun = false, progress = () => {} } = options;
  // Documents that are behind may refer to versions that the registry has forgotten.
  if (!dryRun) await compose(store, options);
  const pinned = pinnedVersions(await readRegistry(store));
  const listed = await store.list(siteKeys.apps);
  const versions = versionsIn(listed);
  if (!dryRun) await unmarkPinned(store, versions, pinned);
  const candidates = await prunable(store, versions, pinned, rule);
  const names = candidates.map(({ app, version }) => ({ app, version }));
  if (dryRun) return { removed: names };
  const toDelete = await removable(store, candidates, options);
  const unneeded = async () =>
    prunableFiles(store, await store.list(siteKeys.apps), toDelete, rule);
  const marked = await markFiles(store, await unneeded());
  const files = (await unneeded()).filter((key) => marked.has(key));
  if (toDelete.length > 0 || files.length > 0) {
    progress(`Deleting ${toDelete.length} versions and ${files.length} browser files`);
  }
  await inParallel(files, (key) => store.remove(key));
  for (const one of toDelete) await removeVersion(store, one);
  for (const app of new Set(listed.map(({ key }) => appOf(key)))) await endPruning(store, app);
  return { removed: toDelete.map(({ app, version }) => ({ app, version })) };
}

/** Says of each app which of its browser files are about to go. @returns them all. */
async function markFiles(store: Store, keys: readonly string[]): Promise<ReadonlySet<string>> {
  for (const app of new Set(keys.map(appOf))) {
    await markPruned(
      store,
      app,
      keys.filter((key) => appOf(key) === app),
    );
  }
  return new Set(keys);
}

/** Marks versions and moves the registry on. @returns those that nobody pointed to meanwhile. */
async function removable(
  store: Store,
  candidates: readonly StoredVersion[],
  options: ChangeOptions,
): Promise<readonly StoredVersion[]> {
  if (candidates.length === 0) return [];
  for (const { app, version } of candidates) {
    await store.write(
      siteKeys.pruned(app, version),
      Buffer.from('This release is being deleted.\n'),
    );
  }
  return bumpGeneration(store, candidates, options);
}

/** A prune that was cut short may have marked what somebody pointed to at that very moment. */
async function unmarkPinned(
  store: Store,
  versions: readonly StoredVersion[],
  pinned: ReadonlySet<string>,
): Promise<void> {
  for (const { app, version, files } of versions) {
    const mark = siteKeys.pruned(app, version);
    const isMarked = files.some(({ key }) => key === mark);
    if (isMarked && pinned.has(`${app}@${version}`)) await store.remove(mark);
  }
}

/** Moves the registry on. @returns those candidates that nobody pointed to meanwhile; the others are unmarked. */
async function bumpGeneration(
  store: Store,
  candidates: readonly StoredVersion[],
  options: ChangeOptions,
): Promise<readonly StoredVersion[]> {
  const unmark = ({ app, version }: StoredVersion) => store.remove(siteKeys.pruned(app, version));
  let toDelete = candidates;
  try {
    await changeSite(
      store,
      {
        source: storedReleases(store),
        force: true,
        decide: async (current: SiteDraft) => {
          const pinned = pinnedVersions(current);
          const saved = toDelete.filter(({ app, version }) => pinned.has(`${app}@${version}`));
          await Promise.all(saved.map(unmark));
          toDelete = toDelete.filter((one) => !saved.includes(one));
          return current;
        },
      },
      options,
    );
  } catch (error) {
    await Promise.all(toDelete.map(unmark));
    throw error;
  }
  return toDelete;
}

function pinnedVersions({ host, remotes }: SiteDraft | Registry): ReadonlySet<string> {
  const names = entriesOf({ remotes }).map(({ app, entry }) => `${app}@${entry.version}`);
  if (host) names.push(`host@${host.live.version}`);
  if (host?.previous) names.push(`host@${host.previous.version}`);
  return new Set(names);
}

/** The mark goes last: until then nobody may point to it. */
async function removeVersion(store: Store, { app, version, files }: StoredVersion): Promise<void> {
  const mark = siteKeys.pruned(app, version);
  const others = files.filter(({ key }) => key !== mark);
  await inParallel<ListedFile>(others, ({ key }) => store.remove(key));
  await store.remove(mark);
}
