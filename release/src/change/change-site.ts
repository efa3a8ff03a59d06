import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Registry } from '@torsa/shared/contract/registry';
import { entriesOf } from '../compose/load-site.ts';
import { siteFiles } from '../compose/site-files.ts';
import { type WrittenFiles, writeSiteFiles } from '../compose/write-site-files.ts';
import { passGate } from '../gate/gate.ts';
import { findRegistry } from '../registry/read-registry.ts';
import {
  findSiteConfig,
  type VersionedConfig,
  writeSiteConfig,
} from '../registry/site-config-files.ts';
import type { SiteDraft } from '../registry/site-draft.ts';
import type { ReleaseSource } from '../releases/release.ts';
import { refusePruned } from '../releases/stored-release.ts';
import { jsonBytes } from '../store/read-json.ts';
import { siteKeys } from '../store/site-keys.ts';
import { type Store, StoreError, unchangedSince } from '../store/store.ts';

/** How often to begin again when others change the site at the same time. */
const attempts = 25;

export interface ChangeOptions {
  readonly dryRun?: boolean;
  /** Told what is going on, in lines for people. */
  readonly progress?: (line: string) => void;
}

export interface Change {
  /** Where releases come from that the change points to. */
  readonly source: ReleaseSource;
  /** What the site shall be. Asked again, with what is there then, when somebody else was faster. */
  readonly decide: (current: SiteDraft) => Promise<SiteDraft>;
  /** Moves the generation on even when nothing else changes. */
  readonly force?: boolean;
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
  { dryRun = false, progress = () => {} }: ChangeOptions = {},
): Promise<ChangeResult> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (attempt > 0) {
      progress('Somebody else changed the site meanwhile: checking again');
      await wait(Math.random() * 50 * attempt);
    }
    const result = await tryChange(store, change, { dryRun, progress });
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
  { dryRun, progress }: Required<ChangeOptions>,
): Promise<ChangeResult | undefined> {
  const stored = await findRegistry(store);
  const current = stored?.registry;
  const config = change.newConfig ?? (await siteConfigOf(store, current));
  const draft = await change.decide(current ?? { remotes: {} });
  const next = nextRegistry(current, { ...draft, siteConfig: config.version }, change.force);
  progress('Checking the change and rendering the documents');
  const documents = await passGate(current, next, change.source, config.config);
  const changed = next !== current;
  if (dryRun) return { registry: next, changed, files: undefined };

  if (changed) {
    await change.upload?.();
    if (current?.siteConfig !== config.version) await writeSiteConfig(store, config);
    // Two who publish one build at once agree on the manifest of the faster one.
    if (!(await pinsWhatIsStored(store, current, next, change.source))) return undefined;
    const condition = unchangedSince(stored?.file);
    const outcome = await store.writeIf(siteKeys.registry, jsonBytes(next), condition);
    if (outcome === 'conflict') return undefined;
    progress(`Generation ${next.generation} is live`);
  }
  progress('Writing the documents');
  const files = siteFiles(next, documents, config.config);
  return { registry: next, changed, files: await writeSiteFiles(store, next.generation, files) };
}

async function siteConfigOf(
  store: Store,
  registry: Registry | undefined,
): Promise<VersionedConfig> {
  const config = await findSiteConfig(store, registry?.siteConfig);
  if (config) return config;
  throw new StoreError(`${store.name} has no site config yet: set it with "configure".`);
}

/** @returns the very same registry when nothing changes. */
function nextRegistry(
  current: Registry | undefined,
  { siteConfig, host, remotes }: SiteDraft,
  force = false,
): Registry {
  if (!host) throw new StoreError('The site has no host yet: publish the host too.');
  const generation = (current?.generation ?? 0) + 1;
  const next = { generation, siteConfig, host, remotes };
  const same = current && isDeepStrictEqual({ ...next, generation: current.generation }, current);
  return same && !force ? current : next;
}

async function pinsWhatIsStored(
  store: Store,
  current: Registry | undefined,
  next: Registry,
  source: ReleaseSource,
): Promise<boolean> {
  const pins = [
    { app: 'host', entry: next.host.live },
    ...entriesOf(next).map(({ app, entry }) => ({ app, entry })),
  ];
  const known = new Set(current && entriesOf(current).map(({ entry }) => entry.manifest));
  const fresh = pins.filter(({ entry }) => !known.has(entry.manifest));
  await Promise.all(fresh.map(({ app, entry }) => refusePruned(store, app, entry.version)));
  const releases = await Promise.all(fresh.map(({ app, entry }) => source(app, entry.version)));
  return releases.every(
    ({ manifestIntegrity }, i) => manifestIntegrity === fresh[i]?.entry.manifest,
  );
}
