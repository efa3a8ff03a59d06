import { type HistoryEntry, parseHistoryEntry } from '@torsa/shared/contract/history-entry';
import { ContractError } from '@torsa/shared/contract/parse-contract';
import type { Registry } from '@torsa/shared/contract/registry';
import { describeError } from '../describe-error.ts';
import { integrityOf } from '../releases/integrity.ts';
import { inParallel } from '../store/in-parallel.ts';
import { parseJson } from '../store/read-json.ts';
import { siteKeys } from '../store/site-keys.ts';
import { type Store, StoreError } from '../store/store.ts';
import { stateIntegrity } from './record-change.ts';

export interface History {
  /** The newest first. */
  readonly entries: readonly HistoryEntry[];
  /** Entries that are missing, were changed or exchanged, or belong to another history. */
  readonly problems: readonly string[];
}

interface Chain {
  readonly entries: readonly HistoryEntry[];
  /** The integrity of each of them. */
  readonly names: ReadonlySet<string>;
  /** What ends it before its beginning. */
  readonly problem: string | undefined;
}

/** Reads the history from the registry back, each entry checked against the next one. */
export async function readHistory(store: Store, registry: Registry): Promise<History> {
  const files = await historyFiles(store);
  const { entries, names, problem } = follow(files, registry);
  if (problem) return { entries, problems: [problem] };
  const [newest] = entries;
  const isAsRecorded = !newest || newest.registry === stateIntegrity(registry);
  const oldest = entries.at(-1)?.generation ?? registry.generation + 1;
  return {
    entries,
    problems: [
      ...(isAsRecorded
        ? []
        : [`${siteKeys.registry} is not what its last entry in the history says: it was changed.`]),
      ...strangers(files, names, oldest),
    ],
  };
}

async function historyFiles(store: Store): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>();
  await inParallel(await store.list(siteKeys.history), async ({ key }) => {
    const file = await store.read(key);
    if (file) files.set(key, file.bytes);
  });
  return files;
}

function follow(files: ReadonlyMap<string, Buffer>, { generation, history }: Registry): Chain {
  const entries: HistoryEntry[] = [];
  const names = new Set<string>();
  const endedBy = (problem: string | undefined) => ({ entries, names, problem });
  for (let name = history; name; name = entries.at(-1)?.previous) {
    const wanted = generation - entries.length;
    const key = siteKeys.historyEntry(wanted, name);
    const bytes = files.get(key);
    if (!bytes) return endedBy(`${key} is missing: the history before it cannot be checked.`);
    if (integrityOf(bytes) !== name) {
      return endedBy(`${key} is not what the entry after it says: it was changed or exchanged.`);
    }
    const entry = parsed(key, bytes);
    if (typeof entry === 'string') return endedBy(entry);
    if (entry.generation !== wanted) {
      return endedBy(`${key} is of revision ${entry.generation}: the history is out of order.`);
    }
    entries.push(entry);
    names.add(name);
  }
  return endedBy(undefined);
}

/**
 * Entries that the registry does not lead to. A change that was cut short, or slower than another one, leaves an entry
 * that follows a known one. Any other entry belongs to a history that was replaced.
 */
function strangers(
  files: ReadonlyMap<string, Buffer>,
  names: ReadonlySet<string>,
  oldest: number,
): readonly string[] {
  return [...files].flatMap(([key, bytes]) => {
    if (names.has(integrityOf(bytes))) return [];
    const entry = parsed(key, bytes);
    if (typeof entry === 'string') return [entry];
    const { previous, generation } = entry;
    const isAttempt = previous ? names.has(previous) : generation === oldest;
    return isAttempt ? [] : [`${key} follows nothing in the history: the history was replaced.`];
  });
}

/** @returns what is wrong with it, if it cannot be read. */
function parsed(key: string, bytes: Buffer): HistoryEntry | string {
  try {
    return parseHistoryEntry(parseJson(bytes, key), key);
  } catch (error) {
    if (!(error instanceof ContractError || error instanceof StoreError)) throw error;
    return describeError(error);
  }
}
