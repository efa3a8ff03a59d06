import { setTimeout as wait } from 'node:timers/promises';
import type { Registry } from '@torsa/shared/contract/registry';
import { finishedGeneration, nothingFinished } from '../compose/finished-generation.ts';
import { allReleasesBytes, siteFiles } from '../compose/site-files.ts';
import { liveManifests } from '../compose/sitemap.ts';
import { vanishedDocuments } from '../compose/vanished-documents.ts';
import {
  type FilesToWrite,
  type WrittenFiles,
  writeSiteFiles,
} from '../compose/write-site-files.ts';
import { passGate } from '../gate/gate.ts';
import { type HistoryEvent, type RecordedChange, recordChange } from '../history/record-change.ts';
import { releasedBy } from '../history/released-by.ts';
import { nextRegistry } from '../registry/next-registry.ts';
import { findRegistry, type StoredRegistry } from '../registry/read-registry.ts';
import { refsOf } from '../registry/refs.ts';
import { refuseRevokedRefs } from '../registry/revoked.ts';
import {
  findSiteConfig,
  type VersionedConfig,
  writeSiteConfig,
} from '../registry/site-config-files.ts';
import type { SiteDraft } from '../registry/site-draft.ts';
import { refuseLostFiles } from '../releases/pruned-files.ts';
import { cachedSource, type ReleaseSource } from '../releases/release.ts';
import { refusePruned, storedReleases } from '../releases/stored-release.ts';
import { jsonBytes } from '../store/read-json.ts';
import { siteKeys } from '../store/site-keys.ts';
import { type Store, StoreError, unchangedSince } from '../store/store.ts';

/** How often to begin again when others change the site at the same time. */
const attempts = 25;

export interface ChangeOptions {
  readonly dryRun?: boolean;
  /** Told what is going on, in lines for people. */
  readonly progress?: (line: string) => void;
  /** Who makes the change, for the history. */
  readonly by?: string;
  /** Checks and renders it: {@link passGate}, wherever the code of bundles shall run. */
  readonly gate?: typeof passGate;
}

export interface Change {
  /** Where releases come from that the change points to. */
  readonly source: ReleaseSource;
  /** What the site shall be. Asked again, with what is there then, when somebody else was faster. */
  readonly decide: (current: SiteDraft, source: ReleaseSource) => Promise<SiteDraft>;
  /** What the history says of it. Asked once all is decided. */
  readonly event: () => HistoryEvent;
  /** Moves the generation on even when nothing else changes. */
  readonly force?: boolean;
  /** Renders every document and looks for stray ones, whatever is known to be there already. */
  readonly everything?: boolean;
  /** A site config that is not in the store yet. */
  readonly newConfig?: VersionedConfig;
  /** Writes the immutable files that the change points to, once it has passed the gate. */
  readonly upload?: () => Promise<void>;
}

export interface ChangeResult {
  readonly registry: Registry;
  /** Whether the registry moved on; otherwise all was as wanted before. */
  readonly changed: boolean;
  /** What became of the documents; undefined in a dry run. */
  readonly files: WrittenFiles | undefined;
}

/**
 * The one way in which a site changes: decide, check and render in memory, write immutable files, move the registry
 * by a conditional write, write the documents. Killed at any moment, it leaves a site in which every document refers
 * only to files that are there.
 * @throws {GateRefusal} and then nothing has changed. @throws {StoreError} when others change the site all the time.
 */
export async function changeSite(
  store: Store,
  change: Change,
  options: ChangeOptions = {},
): Promise<ChangeResult> {
  const { dryRun = false, progress = () => {}, by = releasedBy(), gate = passGate } = options;
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (attempt > 0) {
      progress('Somebody else changed the site meanwhile: checking again');
      await wait(Math.random() * 50 * attempt);
    }
    const result = await tryChange(store, change, { dryRun, progress, by, gate });
    if (result) return result;
  }
  throw new StoreError(
    `${store.name} was changed by others ${attempts} times meanwhile. Nothing was changed by this command: run it again.`,
  );
}

/** @returns undefined when somebody else was faster. */
async function tryChange(
  store: Store,
  change: Change,
  { dryRun, progress, by, gate }: Required<ChangeOptions>,
): Promise<ChangeResult | undefined> {
  const source = cachedSource(change.source);
  const before = await readSite(store, change);
  const next = await decideNext(before, change, source);
  progress('Checking the change and rendering the documents');
  const files = await renderFiles(before, next, source, gate);
  const changed = next !== before.current;
  if (dryRun) return { registry: next, changed, files: undefined };
  let registry = next;
  if (changed) {
    await change.upload?.();
    if (!(await isStillPublishable(store, before, next, change.source))) return undefined;
    const recorded = recordChange(next, change.event(), by);
    registry = recorded.registry;
    if (!(await moveRegistry(store, before, recorded))) return undefined;
    progress(`Generation ${next.generation} is live`);
  }
  progress('Writing the documents');
  const written = await writeSiteFiles(store, files);
  if (written.movedPages) await recomposeIfOvertaken(store, next, { progress, by, gate });
  return { registry, changed, files: written };
}

/** The site as a change finds it. */
interface SiteBefore {
  readonly stored: StoredRegistry | undefined;
  readonly current: Registry | undefined;
  /** The generation whose documents are known to be there. */
  readonly finished: number;
  /** The site config that it shall have. */
  readonly config: VersionedConfig;
}

async function readSite(store: Store, change: Change): Promise<SiteBefore> {
  const known = change.everything ? nothingFinished : await finishedGeneration(store);
  const stored = await findRegistry(store);
  const current = stored?.registry;
  // A list from the future says nothing.
  const finished = known > (current?.generation ?? 0) ? nothingFinished : known;
  const config = change.newConfig ?? (await findSiteConfig(store, current?.siteConfig));
  if (config) return { stored, current, finished, config };
  throw new StoreError(
    `${store.name} has no site config yet: "npm start" makes one for this machine, "configure" sets another.`,
  );
}

async function decideNext(
  { current, config }: SiteBefore,
  { decide, force }: Change,
  source: ReleaseSource,
): Promise<Registry> {
  const draft = await decide(current ?? { remotes: {} }, source);
  const next = nextRegistry(current, { ...draft, siteConfig: config.version }, force);
  refuseRevokedRefs(next);
  return next;
}

/** @throws {GateRefusal} */
async function renderFiles(
  { current, finished, config: { config } }: SiteBefore,
  next: Registry,
  source: ReleaseSource,
  gate: typeof passGate,
): Promise<FilesToWrite> {
  const documents = await gate(current, next, source, config, finished);
  const isUpToDate = finished === current?.generation;
  const vanished = await vanishedDocuments(isUpToDate ? current : undefined, next, source);
  const live = await liveManifests(next, source);
  return {
    generation: next.generation,
    files: new Map([...documents, ...siteFiles(next, config, finished, live)]),
    vanished,
    allReleases: allReleasesBytes(next),
  };
}

/** @returns whether it was still as it was seen. */
async function moveRegistry(
  store: Store,
  { stored, current, config }: SiteBefore,
  { registry, entry }: RecordedChange,
): Promise<boolean> {
  if (current?.siteConfig !== config.version) await writeSiteConfig(store, config);
  // Its name is made from its content, and a bucket may be told to take it once alone.
  await store.writeIf(entry.key, entry.bytes, { ifNoneMatch: '*' });
  const condition = unchangedSince(stored?.file);
  return (await store.writeIf(siteKeys.registry, jsonBytes(registry), condition)) === 'written';
}

/** @returns whether what is pointed to is what was checked: two who publish one build at once agree on one manifest. */
async function isStillPublishable(
  store: Store,
  { current }: SiteBefore,
  next: Registry,
  source: ReleaseSource,
): Promise<boolean> {
  const known = new Set(current ? refsOf(current).map(({ entry }) => entry.manifest) : []);
  const fresh = refsOf(next).filter(({ entry }) => !known.has(entry.manifest));
  await Promise.all(fresh.map(({ app, entry }) => refusePruned(store, app, entry.version)));
  const releases = await Promise.all(fresh.map(({ app, entry }) => source(app, entry.version)));
  await Promise.all(releases.map((release) => refuseLostFiles(store, release)));
  return releases.every(
    ({ manifestIntegrity }, i) => manifestIntegrity === fresh[i]?.entry.manifest,
  );
}

/**
 * Who is slow may have added a page that somebody else has taken away meanwhile, or the other way round: these
 * documents had no mark that could tell. Whoever added or removed one therefore sees to it that all is as it should be.
 */
async function recomposeIfOvertaken(
  store: Store,
  { generation }: Registry,
  { progress, by, gate }: Omit<Required<ChangeOptions>, 'dryRun'>,
): Promise<void> {
  if ((await findRegistry(store))?.registry.generation === generation) return;
  progress('Somebody else changed the site meanwhile: checking which pages there are');
  await changeSite(store, recomposing(store), { by, gate });
}

/** Writes the documents anew, where they are not as the registry has it. */
export function recomposing(store: Store): Change {
  return {
    source: storedReleases(store),
    decide: asItIs,
    event: () => ({ action: 'compose', releases: [] }),
    everything: true,
  };
}

export async function asItIs<T>(current: T): Promise<T> {
  return current;
}
