import { setTimeout as wait } from 'node:timers/promises';
import type { ReleaseRegistry } from '@torsa/shared/contract/registry';
import { noFinishedRevision, readFinishedDocumentRevision } from '../compose/finished-revision.ts';
import { findDocumentsToRemove } from '../compose/removed-documents.ts';
import { encodeRemotesJson, generateSiteFiles } from '../compose/site-files.ts';
import { loadLiveRemoteManifests } from '../compose/sitemap.ts';
import {
  type SiteFilesToWrite,
  type WrittenSiteFiles,
  writeSiteFiles,
} from '../compose/write-site-files.ts';
import { runReleaseGate } from '../gate/gate.ts';
import {
  createReleaseHistoryEntry,
  type RecordedSiteChange,
  type ReleaseHistoryEvent,
} from '../history/record-change.ts';
import { findReleaseAuthor } from '../history/released-by.ts';
import { createNextRegistry } from '../registry/next-registry.ts';
import { assertNotBeingPruned } from '../registry/pruning.ts';
import { findRegistry, type StoredRegistry } from '../registry/read-registry.ts';
import { type AppRegistryEntry, listAppRegistryEntries } from '../registry/refs.ts';
import { assertNoRevokedReferences } from '../registry/revoked.ts';
import {
  findSiteConfig,
  type VersionedSiteConfig,
  writeSiteConfig,
} from '../registry/site-config-files.ts';
import type { NextRegistryState } from '../registry/site-draft.ts';
import { assertFilesStored } from '../releases/lost-files.ts';
import { createCachedReleaseSource, type ReleaseSource } from '../releases/release.ts';
import { createStoredReleaseSource } from '../releases/stored-release.ts';
import { encodeStoredJson } from '../store/read-json.ts';
import { siteFileKeys } from '../store/site-keys.ts';
import { createUnchangedFileCondition, type SiteStore, SiteStoreError } from '../store/store.ts';

/** The maximum number of attempts of one command to change the site while other publishers change it. */
const attempts = 5;

export interface SiteChangeOptions {
  readonly dryRun?: boolean;
  /** Receives each progress message of the command. */
  readonly progress?: (line: string) => void;
  /** The author of the site change, for the history entry. */
  readonly by?: string;
  /** Runs the release gate (checks before publishing), in this process or in a child process. */
  readonly gate?: typeof runReleaseGate;
}

export interface SiteChange {
  /** Finds the releases that the new version of registry.json references. */
  readonly source: ReleaseSource;
  /** Computes the next site state from the current state, again for each attempt. */
  readonly decide: (
    current: NextRegistryState,
    source: ReleaseSource,
  ) => Promise<NextRegistryState>;
  /** Returns the history entry of the site change, after `decide` has run. */
  readonly event: () => ReleaseHistoryEvent;
  /** If true, the change renders every HTML document again and removes documents that belong to no page. */
  readonly everything?: boolean;
  /** A new site config, which is not in the store yet. */
  readonly newConfig?: VersionedSiteConfig;
  /** Writes the new immutable files after the release gate has accepted the change. */
  readonly upload?: () => Promise<void>;
}

export interface SiteChangeResult {
  readonly registry: ReleaseRegistry;
  /** False if the site was already in the requested state. */
  readonly changed: boolean;
  /** The written HTML documents. Undefined in a dry run. */
  readonly files: WrittenSiteFiles | undefined;
}

/**
 * Changes a published site, for every release command. Even after a kill, every document refers only to existing files.
 * @throws {ReleaseGateRefusal} when the release gate (checks before publishing) refuses the change, before any write.
 * @throws {SiteStoreError} when other publishers keep changing the site.
 */
export async function changeSite(
  store: SiteStore,
  change: SiteChange,
  options: SiteChangeOptions = {},
): Promise<SiteChangeResult> {
  const {
    dryRun = false,
    progress = () => {},
    by = findReleaseAuthor(),
    gate = runReleaseGate,
  } = options;
  const how = { dryRun, progress, by, gate };
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (attempt > 0) {
      progress('Another publisher has changed the site: checking the change again');
      await wait(Math.random() * 50 * attempt);
    }
    const result = await tryChange(store, change, how);
    if (!result) continue;
    if (!dryRun) await followRegistry(store, result.registry, how);
    return result;
  }
  throw new SiteStoreError(
    `Other publishers changed ${store.name} ${attempts} times while this command ran. This command changed nothing. Run it again.`,
  );
}

/**
 * Makes one attempt to change the site: writes immutable files, then registry.json, then HTML documents, so that an
 * interruption does no harm.
 * @returns undefined if another publisher changed the site first.
 */
async function tryChange(
  store: SiteStore,
  change: SiteChange,
  { dryRun, progress, by, gate }: Required<SiteChangeOptions>,
): Promise<SiteChangeResult | undefined> {
  const source = createCachedReleaseSource(change.source);
  const before = await readSite(store, change);
  const next = await decideNext(before, change, source);
  const newRefs = refsNotIn(before.current, next);
  for (const { app, entry } of newRefs)
    assertNotBeingPruned(next, await source(app, entry.version));
  progress('Checking the change and rendering documents');
  const files = await renderFiles(before, next, source, gate);
  const changed = next !== before.current;
  if (dryRun) return { registry: next, changed, files: undefined };
  let registry = next;
  if (changed) {
    await change.upload?.();
    if (!(await areStored(store, newRefs, change.source))) return undefined;
    const recorded = createReleaseHistoryEntry(next, change.event(), by);
    registry = recorded.registry;
    if (!(await moveRegistry(store, before, recorded))) return undefined;
    progress(`Revision ${next.revision} is live`);
  }
  progress('Writing documents');
  return { registry, changed, files: await writeSiteFiles(store, files) };
}

/** The state of the site before the change. */
interface SiteBefore {
  readonly stored: StoredRegistry | undefined;
  readonly current: ReleaseRegistry | undefined;
  /** The newest registry revision whose HTML documents are all written. */
  readonly finished: number;
  /** The site config after the change. */
  readonly config: VersionedSiteConfig;
}

async function readSite(store: SiteStore, change: SiteChange): Promise<SiteBefore> {
  const known = change.everything ? noFinishedRevision : await readFinishedDocumentRevision(store);
  const stored = await findRegistry(store);
  const current = stored?.registry;
  // If `remotes.json`, which was read first, has a higher revision, it belongs to another registry. Every HTML
  // document may then be outdated.
  const finished = known > (current?.revision ?? 0) ? noFinishedRevision : known;
  const config = change.newConfig ?? (await findSiteConfig(store, current?.siteConfig));
  if (config) return { stored, current, finished, config };
  throw new SiteStoreError(
    `${store.name} has no site config yet. Set it with "configure". For a site on this machine, run "npm start".`,
  );
}

async function decideNext(
  { current, config }: SiteBefore,
  { decide }: SiteChange,
  source: ReleaseSource,
): Promise<ReleaseRegistry> {
  const draft = await decide(current ?? { remotes: {} }, source);
  const next = createNextRegistry(current, { ...draft, siteConfig: config.version });
  assertNoRevokedReferences(next);
  return next;
}

/**
 * Renders the HTML documents of the next registry.
 * @throws {ReleaseGateRefusal} when the release gate (checks before publishing) refuses the change.
 */
async function renderFiles(
  { current, finished, config: { config } }: SiteBefore,
  next: ReleaseRegistry,
  source: ReleaseSource,
  gate: typeof runReleaseGate,
): Promise<SiteFilesToWrite> {
  const documents = await gate(current, next, source, config, finished);
  const isUpToDate = finished === current?.revision;
  const removedDocuments = await findDocumentsToRemove(
    isUpToDate ? current : undefined,
    next,
    source,
  );
  const live = await loadLiveRemoteManifests(next, source);
  return {
    revision: next.revision,
    files: new Map([...documents, ...generateSiteFiles(next, config, finished, live)]),
    removedDocuments,
    allReleases: encodeRemotesJson(next),
  };
}

/**
 * Replaces registry.json if no other publisher has changed the file.
 * @returns false when another publisher changed registry.json first.
 */
async function moveRegistry(
  store: SiteStore,
  { stored, current, config }: SiteBefore,
  { registry, entry }: RecordedSiteChange,
): Promise<boolean> {
  if (current?.siteConfig !== config.version) await writeSiteConfig(store, config);
  // Writes only a missing history entry, because the bucket may forbid overwriting.
  await store.writeIf(entry.key, entry.bytes, { ifNoneMatch: '*' });
  const condition = createUnchangedFileCondition(stored?.file);
  return (
    (await store.writeIf(siteFileKeys.registry, encodeStoredJson(registry), condition)) ===
    'written'
  );
}

function refsNotIn(
  current: ReleaseRegistry | undefined,
  next: ReleaseRegistry,
): readonly AppRegistryEntry[] {
  const known = new Set(
    current ? listAppRegistryEntries(current).map(({ entry }) => entry.manifest) : [],
  );
  return listAppRegistryEntries(next).filter(({ entry }) => !known.has(entry.manifest));
}

/**
 * Checks that the store has the files of the new releases.
 * @returns false if another publisher has stored the same build, whose manifest registry.json must then reference.
 * @throws {ReleaseError} when a file is missing.
 */
async function areStored(
  store: SiteStore,
  refs: readonly AppRegistryEntry[],
  source: ReleaseSource,
): Promise<boolean> {
  const releases = await Promise.all(refs.map(({ app, entry }) => source(app, entry.version)));
  await Promise.all(releases.map((release) => assertFilesStored(store, release)));
  return releases.every(
    ({ manifestIntegrity }, i) => manifestIntegrity === refs[i]?.entry.manifest,
  );
}

/**
 * Writes the HTML documents again if another publisher has changed registry.json while this command was writing them.
 */
async function followRegistry(
  store: SiteStore,
  { revision }: ReleaseRegistry,
  options: SiteChangeOptions,
): Promise<void> {
  if ((await findRegistry(store))?.registry.revision === revision) return;
  await changeSite(store, createDocumentRewriteChange(store), options);
}

/** Creates a site change that only writes the HTML documents that are older than registry.json. */
export function createDocumentRewriteChange(store: SiteStore): SiteChange {
  return {
    source: createStoredReleaseSource(store),
    decide: keepReleasesUnchanged,
    event: () => ({ action: 'compose', releases: [] }),
    everything: true,
  };
}

export async function keepReleasesUnchanged<T>(current: T): Promise<T> {
  return current;
}
