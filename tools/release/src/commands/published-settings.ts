import { isDeepStrictEqual } from 'node:util';
import { readSettings as readPublished } from '@torsa/shared/contract/company/read-settings';
import type { SiteSettings } from '@torsa/shared/contract/site-settings';
import type { SiteConfig } from '@torsa/shared/site-config';
import { finishedRevision } from '../compose/finished-revision.ts';
import { readRegistry } from '../registry/read-registry.ts';
import { liveSiteConfig } from '../registry/site-config-files.ts';
import { type Store, StoreError } from '../store/store.ts';

/** How long the backend may take, in milliseconds. */
const timeoutMs = 10_000;

export interface SeenSettings {
  readonly settings: SiteSettings;
  /** Whether they are others than those of the documents, or a change of the site was cut short. */
  readonly isNew: boolean;
}

/**
 * The public settings of the founder, from the backend that the site config names.
 * @throws {StoreError} when it does not answer. @throws {ContractError} naming every field that documents cannot show.
 */
export async function readSettings(store: Store): Promise<SeenSettings> {
  const finished = await finishedRevision(store);
  const registry = await readRegistry(store);
  const config = await liveSiteConfig(store, registry);
  const settings = await askBackend(config);
  const isNew =
    finished < registry.generation || !isDeepStrictEqual(settings, config.settings ?? {});
  return { settings, isNew };
}

async function askBackend({ backendUrl, publishableKey }: SiteConfig): Promise<SiteSettings> {
  const url = `${backendUrl}/rest/v1/rpc/published_settings`;
  const answer = await fetch(url, {
    headers: { apikey: publishableKey },
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause: unknown) => {
    throw new StoreError(`The settings cannot be read from ${url}.`, { cause });
  });
  if (!answer.ok) throw new StoreError(`${url} answers with status ${answer.status}.`);
  return readPublished(await answer.json());
}
