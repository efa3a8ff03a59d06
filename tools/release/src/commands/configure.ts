import { parseSiteConfig } from '@torsa/shared/contract/parse-site-config';
import type { SiteConfig } from '@torsa/shared/site-config';
import {
  changeSite,
  keepReleasesUnchanged,
  type SiteChangeOptions,
  type SiteChangeResult,
} from '../change/change-site.ts';
import { findRegistry } from '../registry/read-registry.ts';
import { addSiteConfigVersion, findSiteConfig } from '../registry/site-config-files.ts';
import { createStoredReleaseSource } from '../releases/stored-release.ts';
import { encodeStoredJson } from '../store/read-json.ts';
import { siteFileKeys } from '../store/site-keys.ts';
import { createUnchangedFileCondition, type SiteStore, SiteStoreError } from '../store/store.ts';

export interface ConfigureSiteResult {
  readonly siteConfig: SiteConfig;
  /** The result of the site change. Undefined before the first publish. */
  readonly change: SiteChangeResult | undefined;
}

/**
 * Sets fields of the site config and writes all HTML documents with the new config.
 * @param fields the new values; other fields stay unchanged.
 * @throws {SchemaError} with every invalid field.
 */
export async function configureSite(
  store: SiteStore,
  fields: Readonly<Record<string, unknown>>,
  options: SiteChangeOptions = {},
): Promise<ConfigureSiteResult> {
  const registry = (await findRegistry(store))?.registry;
  const old = await findSiteConfig(store, registry?.siteConfig);
  const siteConfig = parseSiteConfig({ ...old?.config, ...fields });
  if (registry) {
    const config = addSiteConfigVersion(siteConfig);
    const change = await changeSite(
      store,
      {
        source: createStoredReleaseSource(store),
        decide: keepReleasesUnchanged,
        newConfig: config,
        event: () => ({
          action: 'configure',
          releases: [],
          note: `site config ${config.version}`,
        }),
      },
      options,
    );
    return { siteConfig, change };
  }
  if (!options.dryRun) await keepForFirstPublish(store, siteConfig);
  return { siteConfig, change: undefined };
}

async function keepForFirstPublish(store: SiteStore, siteConfig: SiteConfig): Promise<void> {
  const seen = await store.read(siteFileKeys.siteConfig);
  const bytes = encodeStoredJson({ revision: 0, ...siteConfig });
  if (
    (await store.writeIf(siteFileKeys.siteConfig, bytes, createUnchangedFileCondition(seen))) ===
    'conflict'
  ) {
    throw new SiteStoreError(
      'Another command changed the site config at the same time. Run "configure" again.',
    );
  }
}
