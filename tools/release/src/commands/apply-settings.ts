import { setTimeout as wait } from 'node:timers/promises';
import type { SiteChangeOptions, SiteChangeResult } from '../change/change-site.ts';
import type { SiteStore } from '../store/store.ts';
import { composeSiteDocuments } from './compose.ts';
import { configureSite } from './configure.ts';
import { fetchPublishedSettings } from './published-settings.ts';

/**
 * Writes the founder's public settings into the HTML documents, or completes an interrupted write.
 * @throws when the settings cannot be read or shown; the documents then stay unchanged.
 */
export async function applySettings(
  store: SiteStore,
  options: SiteChangeOptions = {},
): Promise<SiteChangeResult> {
  const { settings } = await fetchPublishedSettings(store);
  const { change } = await configureSite(store, { settings }, options);
  return change?.changed ? change : composeSiteDocuments(store, options);
}

export interface SettingsPollOptions {
  /** Writes new settings into the HTML documents. */
  readonly apply: () => Promise<unknown>;
  readonly everyMs: number;
  /** Receives a polling error, but not the same error twice in a row. */
  readonly report: (error: unknown) => void;
  readonly signal?: AbortSignal;
}

/** Polls the founder's settings, and writes new settings into the HTML documents, until the signal aborts. */
export async function pollSiteSettings(
  store: SiteStore,
  { apply, everyMs, report, signal }: SettingsPollOptions,
): Promise<void> {
  let reported: string | undefined;
  while (!signal?.aborted) {
    try {
      if ((await fetchPublishedSettings(store)).isNew) await apply();
      reported = undefined;
    } catch (error) {
      if (!signal?.aborted && String(error) !== reported) report(error);
      reported = String(error);
    }
    await wait(everyMs, undefined, signal ? { signal } : {}).catch(() => {});
  }
}
