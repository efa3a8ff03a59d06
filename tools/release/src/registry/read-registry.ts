import { getAppFilesPath } from '@torsa/shared/contract/app-files';
import { parseReleaseRegistry, type ReleaseRegistry } from '@torsa/shared/contract/registry';
import { parseJson } from '../store/read-json.ts';
import { siteFileKeys } from '../store/site-keys.ts';
import { type SiteStore, SiteStoreError, type StoredFile } from '../store/store.ts';
import { listRemoteRegistryEntries } from './refs.ts';

export interface StoredRegistry {
  readonly registry: ReleaseRegistry;
  readonly file: StoredFile;
}

/**
 * Reads registry.json.
 * @returns undefined before the first publish.
 * @throws {SchemaError} with every invalid field.
 * @throws {SiteStoreError} for a site with an outdated folder layout.
 */
export async function findRegistry(store: SiteStore): Promise<StoredRegistry | undefined> {
  const file = await store.read(siteFileKeys.registry);
  if (!file) return undefined;
  const name = `${store.name}/${siteFileKeys.registry}`;
  const registry = parseReleaseRegistry(parseJson(file.bytes, name));
  for (const { app, entry } of listRemoteRegistryEntries(registry)) {
    if (entry.entry.startsWith(getAppFilesPath(app))) continue;
    throw new SiteStoreError(
      `${name} has files of ${app} at ${entry.entry} instead of below ${getAppFilesPath(app)}. An earlier version of the release tools published this site. Publish all apps into an empty store.`,
    );
  }
  return { registry, file };
}

/**
 * Reads registry.json.
 * @throws {SiteStoreError} before the first publish.
 */
export async function readRegistry(store: SiteStore): Promise<ReleaseRegistry> {
  const found = await findRegistry(store);
  if (found) return found.registry;
  throw new SiteStoreError(
    `Nothing is published in ${store.name} yet. Run "npm start" for a site on this machine, or "configure" and then "publish" for another one (docs/deploying.md).`,
  );
}
