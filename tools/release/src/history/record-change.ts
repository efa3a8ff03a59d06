import type { HistoryEntry } from '@torsa/shared/contract/history-entry';
import { parseRegistry, type Registry } from '@torsa/shared/contract/registry';
import { integrityOf } from '../releases/integrity.ts';
import { jsonBytes } from '../store/read-json.ts';
import { siteKeys } from '../store/site-keys.ts';

/** The history entry of a change, without time and author. */
export interface HistoryEvent extends Pick<HistoryEntry, 'action' | 'note'> {
  readonly releases: readonly { readonly app: string; readonly version: string }[];
}

export interface RecordedChange {
  /** The registry with a reference to the new entry. */
  readonly registry: Registry;
  readonly entry: { readonly key: string; readonly bytes: Buffer };
}

/**
 * Makes the history entry of a change. It has the integrity of the earlier entry, and the registry has the integrity of
 * the new one. So of two publishers after one entry, only one can move the registry.
 * @param next still refers to the earlier entry.
 */
export function recordChange(next: Registry, event: HistoryEvent, by: string): RecordedChange {
  const { history: previous } = next;
  const bytes = jsonBytes({
    revision: next.revision,
    ...event,
    releases: [...event.releases],
    at: new Date().toISOString(),
    by,
    registry: stateIntegrity(next),
    ...(previous ? { previous } : {}),
  } satisfies HistoryEntry);
  const history = integrityOf(bytes);
  const key = siteKeys.historyEntry(next.revision, history);
  return { registry: { ...next, history }, entry: { key, bytes } };
}

/** The integrity of a registry without its history. It does not depend on the formatting of the file. */
export function stateIntegrity(registry: Registry): string {
  const { history: _, ...state } = parseRegistry(registry);
  return integrityOf(jsonBytes(state));
}
