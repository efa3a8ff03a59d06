import type { HistoryEntry } from '@torsa/shared/contract/history-entry';
import { parseRegistry, type Registry } from '@torsa/shared/contract/registry';
import { integrityOf } from '../releases/integrity.ts';
import { jsonBytes } from '../store/read-json.ts';
import { siteKeys } from '../store/site-keys.ts';

/** What the history says of a change, besides when and by whom it was made. */
export interface HistoryEvent extends Pick<HistoryEntry, 'action' | 'note'> {
  readonly releases: readonly { readonly app: string; readonly version: string }[];
}

export interface RecordedChange {
  /** The registry, with the entry that leads to it. */
  readonly registry: Registry;
  readonly entry: { readonly key: string; readonly bytes: Buffer };
}

/**
 * The entry of a change, which names the entry before by its integrity as the registry names this one. The history is
 * therefore as little to be forked as the registry is: of two who follow one entry, one gets the registry.
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

/** Integrity of what a registry says, however it is spelled, and but for the entry that leads to it. */
export function stateIntegrity(registry: Registry): string {
  const { history: _, ...state } = parseRegistry(registry);
  return integrityOf(jsonBytes(state));
}
