import { createHash } from 'node:crypto';
import { parseSiteConfig } from '@torsa/shared/contract/parse-site-config';
import type { ReleaseRegistry } from '@torsa/shared/contract/registry';
import type { SiteConfig } from '@torsa/shared/site-config';
import { encodeStoredJson, readStoredJson } from '../store/read-json.ts';
import { siteFileKeys } from '../store/site-keys.ts';
import { type SiteStore, SiteStoreError } from '../store/store.ts';

export interface VersionedSiteConfig {
  readonly config: SiteConfig;
  /** The site config's version, which is a hash of its content. */
  readonly version: string;
}

export function addSiteConfigVersion(config: SiteConfig): VersionedSiteConfig {
  const version = createHash('sha256').update(encodeStoredJson(config)).digest('hex').slice(0, 12);
  return { config, version };
}

/**
 * Reads the stored site config, which can exist before registry.json.
 * @returns undefined if no config is stored.
 */
export async function findSiteConfig(
  store: SiteStore,
  version: string | undefined,
): Promise<VersionedSiteConfig | undefined> {
  const key = version === undefined ? siteFileKeys.siteConfig : siteFileKeys.config(version);
  const json = await readStoredJson(store, key);
  if (json !== undefined) return addSiteConfigVersion(parseSiteConfig(json));
  if (version === undefined) return undefined;
  throw new SiteStoreError(
    `${store.name}/${key} is missing. Set the site config again with "configure".`,
  );
}

/**
 * Reads the current site config.
 * @throws {SiteStoreError} when no site config is stored.
 */
export async function readSiteConfig(
  store: SiteStore,
  { siteConfig }: Pick<ReleaseRegistry, 'siteConfig'>,
): Promise<SiteConfig> {
  const found = await findSiteConfig(store, siteConfig);
  if (found) return found.config;
  throw new SiteStoreError(`${store.name} has no site config. Set it with "configure".`);
}

export async function writeSiteConfig(
  store: SiteStore,
  { config, version }: VersionedSiteConfig,
): Promise<void> {
  await store.write(siteFileKeys.config(version), encodeStoredJson(config));
}
