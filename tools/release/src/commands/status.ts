import type { ReleaseRegistry } from '@torsa/shared/contract/registry';
import { readRegistry } from '../registry/read-registry.ts';
import { createStoredReleaseSource } from '../releases/stored-release.ts';
import type { SiteStore } from '../store/store.ts';
import { CachedStoreReader } from '../verify/cached-reader.ts';
import { checkDocuments } from '../verify/check-documents.ts';
import { checkSite } from '../verify/check-site.ts';

export interface SiteStatus {
  readonly store: string;
  readonly registry: ReleaseRegistry;
  /** Store keys (file paths) of HTML documents that are older than registry.json. */
  readonly behind: readonly string[];
  /** The problems of missing or changed files. Undefined when the files were not checked. */
  readonly problems: readonly string[] | undefined;
}

/**
 * Finds the live, previous and canary releases, and the HTML documents that are older than registry.json.
 * @param verify if true, the command also checks every file of these releases.
 */
export async function readSiteStatus(store: SiteStore, verify: boolean): Promise<SiteStatus> {
  const registry = await readRegistry(store);
  if (verify) {
    const { behind, problems } = await checkSite(store);
    return { store: store.name, registry, behind, problems };
  }
  const find = createStoredReleaseSource(store);
  const live = await Promise.all(
    Object.entries(registry.remotes).map(([app, remote]) => find(app, remote.live.version)),
  );
  const { behind } = await checkDocuments(
    new CachedStoreReader(store),
    registry,
    live.map(({ manifest }) => manifest),
    (await store.list('')).map(({ key }) => key),
    false,
  );
  return { store: store.name, registry, behind, problems: undefined };
}
