import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { ReleaseRegistry } from '@torsa/shared/contract/registry';
import { changeSite, type SiteChangeOptions } from '../change/change-site.ts';
import { readRegistry } from '../registry/read-registry.ts';
import type { NextRegistryState } from '../registry/site-draft.ts';
import { formatReleaseName } from '../releases/release.ts';
import { createStoredReleaseSource } from '../releases/stored-release.ts';
import { removeCompressionSuffix } from '../store/compress.ts';
import { forEachInParallel } from '../store/in-parallel.ts';
import { siteFileKeys } from '../store/site-keys.ts';
import { type SiteStore, SiteStoreError } from '../store/store.ts';
import {
  groupFilesByVersion,
  listBrowserFilesOfVersions,
  type PrunePlan,
  type PruneRetentionRule,
  parseAppNameFromFileKey,
  planPrune,
  type StoredAppVersion,
} from './plan-prune.ts';

export interface PruneResult {
  /** The deleted app versions. In a dry run, the versions that a real run would delete. */
  readonly removed: readonly { readonly app: string; readonly version: string }[];
}

/**
 * Deletes the files of old versions, and completes an interrupted prune. No HTML document ever refers to a deleted
 * version.
 */
export async function pruneStoredVersions(
  store: SiteStore,
  rule: PruneRetentionRule,
  options: SiteChangeOptions = {},
): Promise<PruneResult> {
  if (options.dryRun) {
    return { removed: namesOf(await planPrune(store, await readRegistry(store), rule)) };
  }
  const id = randomUUID();
  let plan: PrunePlan = { versions: [], files: [] };
  const source = createStoredReleaseSource(store);
  const decide = async (current: NextRegistryState) => {
    if (current.pruning) await outwait(store, current.pruning.id, rule, options.progress);
    plan = await planPrune(store, current, rule);
    return { ...current, pruning: pruningFor(id, plan) };
  };
  const event = () => ({ action: 'prune' as const, releases: namesOf(plan) });
  // Writes the list of files into registry.json before any deletion, so that no publisher can use a listed file.
  const begun = await changeSite(store, { source, decide, event, everything: true }, options);
  if (begun.registry.pruning?.id !== id) return { removed: [] };
  const count = `${plan.versions.length} versions and ${plan.files.length} browser files`;
  options.progress?.(`Deleting ${count}`);
  await deletePlanned(store, id, plan);
  const end = async ({ pruning, ...rest }: NextRegistryState) => {
    refuseTakenOver(id, pruning);
    return rest;
  };
  const ended = () => ({ action: 'prune' as const, releases: [], note: 'finished' });
  await changeSite(store, { source, decide: end, event: ended }, options);
  return { removed: namesOf(plan) };
}

function namesOf({ versions }: PrunePlan): PruneResult['removed'] {
  return versions.map(({ app, version }) => ({ app, version }));
}

function pruningFor(id: string, { versions, files }: PrunePlan): ReleaseRegistry['pruning'] {
  const apps = new Set([...versions.map(({ app }) => app), ...files.map(parseAppNameFromFileKey)]);
  if (apps.size === 0) return undefined;
  const ofApp = (app: string) => ({
    versions: versions.filter((one) => one.app === app).map(({ version }) => version),
    files: files
      .filter((key) => parseAppNameFromFileKey(key) === app)
      .map((key) => key.slice(siteFileKeys.files(app).length)),
  });
  return { id, apps: Object.fromEntries([...apps].map((app) => [app, ofApp(app)])) };
}

/** Waits until another prune has ended, or has made no progress for `takeOverMs` milliseconds. */
async function outwait(
  store: SiteStore,
  id: string,
  { takeOverMs = 30_000 }: PruneRetentionRule,
  progress: (line: string) => void = () => {},
): Promise<void> {
  progress('Another prune is running or was interrupted: waiting for it');
  let left = -1;
  for (let since = performance.now(); performance.now() - since <= takeOverMs; ) {
    if ((await readRegistry(store)).pruning?.id !== id) return;
    const { length } = await store.list(siteFileKeys.apps);
    if (length !== left) since = performance.now();
    left = length;
    await wait(Math.min(takeOverMs / 20, 1_000));
  }
}

/** Deletes the planned files, until another prune takes over and a publisher may store such a file again. */
async function deletePlanned(store: SiteStore, id: string, plan: PrunePlan): Promise<void> {
  const listed = await store.list(siteFileKeys.apps);
  const planned = new Set(plan.versions.map(formatReleaseName));
  const staying = groupFilesByVersion(listed).filter((one) => !planned.has(formatReleaseName(one)));
  const needed = await listBrowserFilesOfVersions(store, staying);
  const files = new Set(plan.files.filter((key) => !needed.has(key)));
  const remove = async ({ key }: { readonly key: string }) => {
    refuseTakenOver(id, (await readRegistry(store)).pruning);
    await store.remove(key);
  };
  await forEachInParallel(
    listed.filter(({ key }) => files.has(removeCompressionSuffix(key))),
    remove,
  );
  await forEachInParallel(
    plan.versions.flatMap((one: StoredAppVersion) => one.files),
    remove,
  );
}

/**
 * Checks that registry.json still contains this prune. @throws {SiteStoreError} when registry.json contains another
 * prune.
 */
function refuseTakenOver(id: string, pruning: ReleaseRegistry['pruning']): void {
  if (pruning?.id === id) return;
  throw new SiteStoreError(
    'This prune has stopped, because it made no progress and another prune took over.',
  );
}
