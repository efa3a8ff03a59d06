import type { SiteChangeHistoryEntry } from '@torsa/shared/contract/history-entry';
import { parseReleaseRegistry, type ReleaseRegistry } from '@torsa/shared/contract/registry';
import { computeIntegrity } from '../releases/integrity.ts';
import { encodeStoredJson } from '../store/read-json.ts';
import { siteFileKeys } from '../store/site-keys.ts';

/** The content of a history entry, without time and author. */
export interface ReleaseHistoryEvent extends Pick<SiteChangeHistoryEntry, 'action' | 'note'> {
  readonly releases: readonly { readonly app: string; readonly version: string }[];
}

export interface RecordedSiteChange {
  /** The next registry.json, with a reference to the new history entry. */
  readonly registry: ReleaseRegistry;
  readonly entry: { readonly key: string; readonly bytes: Buffer };
}

/**
 * Creates the history entry of a site change, and the registry that references the entry by its hash.
 * @param next the new registry, which still references the earlier entry.
 */
export function createReleaseHistoryEntry(
  next: ReleaseRegistry,
  event: ReleaseHistoryEvent,
  by: string,
): RecordedSiteChange {
  const { history: previous } = next;
  const bytes = encodeStoredJson({
    revision: next.revision,
    ...event,
    releases: [...event.releases],
    at: new Date().toISOString(),
    by,
    registry: hashRegistryWithoutHistory(next),
    ...(previous ? { previous } : {}),
  } satisfies SiteChangeHistoryEntry);
  const history = computeIntegrity(bytes);
  const key = siteFileKeys.historyEntry(next.revision, history);
  return { registry: { ...next, history }, entry: { key, bytes } };
}

/** Hashes the content of a registry without its history reference. */
export function hashRegistryWithoutHistory(registry: ReleaseRegistry): string {
  const { history: _, ...state } = parseReleaseRegistry(registry);
  return computeIntegrity(encodeStoredJson(state));
}
