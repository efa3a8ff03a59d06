import type { HistoryEntry } from '@torsa/shared/contract/history-entry';
import { parseRegistry, type Registry } from '@torsa/shared/contract/registry';
import { integrityOf } from '../releases/integrity.ts';
import { jsonBytes } from '../store/read-json.ts';
import { siteKeys } from '../store/site-keys.ts';

/** The entry of a change in the history, without its time and author. */
export interface HistoryEvent extends Pick<HistoryEntry, 'action' | 'note'> {
  readonly releases: readonly { readonly app: string; readonly version: string }[];
}

export interface RecordedChange {
  /** The registry, with the entry that leads to it. */
  readonly registry: Registry;
  readonly entry: { readonly key: string; readonly bytes: Buffer };
}

/**
 * The entry of a change. It names the entry before by its integrity, and the registry names it. So the history cannot fork:
 * of two publishers that follow one entry, only one moves the registry.
 * @param next still names the entry before.
 */
export function recordChange(next: Registry, event: HistoryEvent, by: string): RecordedChange {
  const { history: previous } = next;
  const bytes = jsonBytes({
    generation: next.generation,
    ...event,
    releases: [...event.releases],
    at: new Date().toISOString(),
    by,
    registry: stateIntegrity(next),
    ...(previous ? { previous } : {}),
  } satisfies HistoryEntry);
  const history = integrityOf(bytes);
  const key = siteKeys.historyEntry(next.generation, history);
  return { registry: { ...next, history }, entry: { key, bytes } };
}

/** Integrity of a registry without its history, independent of its spelling in the file. */
export function stateIntegrity(registry: Registry): string {
  const { history: _, ...state } = parseRegistry(registry);
  return integrityOf(jsonBytes(state));
}
