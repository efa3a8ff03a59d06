import { isDeepStrictEqual } from 'node:util';
import { parseSiteSettings as readPublished } from '@torsa/shared/contract/company/parse-site-settings';
import type { SiteSettings } from '@torsa/shared/contract/site-settings';
import type { SiteConfig } from '@torsa/shared/site-config';
import { readFinishedDocumentRevision } from '../compose/finished-revision.ts';
import { readRegistry } from '../registry/read-registry.ts';
import { readSiteConfig } from '../registry/site-config-files.ts';
import { type SiteStore, SiteStoreError } from '../store/store.ts';

/** Time-out of the request to the backend, in milliseconds. */
const timeoutMs = 10_000;

export interface FetchedSiteSettings {
  readonly settings: SiteSettings;
  /**
   * True when the HTML documents contain other settings than the backend, or when an earlier change was interrupted.
   */
  readonly isNew: boolean;
}

/**
 * Reads the founder's public settings from the backend whose URL is in the site config.
 * @throws {SiteStoreError} when the backend does not answer.
 * @throws {SchemaError} with every field that HTML documents cannot show.
 */
export async function fetchPublishedSettings(store: SiteStore): Promise<FetchedSiteSettings> {
  const finished = await readFinishedDocumentRevision(store);
  const registry = await readRegistry(store);
  const config = await readSiteConfig(store, registry);
  const settings = await askBackend(config);
  const isNew = finished < registry.revision || !isDeepStrictEqual(settings, config.settings ?? {});
  return { settings, isNew };
}

async function askBackend({ backendUrl, publishableKey }: SiteConfig): Promise<SiteSettings> {
  const url = `${backendUrl}/rest/v1/rpc/published_settings`;
  const answer = await fetch(url, {
    headers: { apikey: publishableKey },
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause: unknown) => {
    throw new SiteStoreError(`The settings could not be read from ${url}.`, { cause });
  });
  if (!answer.ok) throw new SiteStoreError(`${url} answered with status ${answer.status}.`);
  return readPublished(await answer.json());
}
