import {
  parseSiteChangeHistoryEntry,
  type SiteChangeHistoryEntry,
} from '@torsa/shared/contract/history-entry';
import { SchemaError } from '@torsa/shared/contract/parse-contract';
import type { ReleaseRegistry } from '@torsa/shared/contract/registry';
import { describeError } from '../describe-error.ts';
import { computeIntegrity } from '../releases/integrity.ts';
import { forEachInParallel } from '../store/in-parallel.ts';
import { parseJson } from '../store/read-json.ts';
import { siteFileKeys } from '../store/site-keys.ts';
import { type SiteStore, SiteStoreError } from '../store/store.ts';
import { hashRegistryWithoutHistory } from './record-change.ts';

export interface ReleaseHistory {
  /** The entries of the change history, newest first. */
  readonly entries: readonly SiteChangeHistoryEntry[];
  /** Problems of history entries: missing, changed, replaced, or part of another history. */
  readonly problems: readonly string[];
}

interface Chain {
  readonly entries: readonly SiteChangeHistoryEntry[];
  /** The integrity hash of each history entry. */
  readonly names: ReadonlySet<string>;
  /** The problem that prevents reading the older history entries. */
  readonly problem: string | undefined;
}

/** Reads the change history from the newest entry back to the first entry, by the hash of the entry before it. */
export async function readReleaseHistory(
  store: SiteStore,
  registry: ReleaseRegistry,
): Promise<ReleaseHistory> {
  const files = await historyFiles(store);
  const { entries, names, problem } = follow(files, registry);
  if (problem) return { entries, problems: [problem] };
  const [newest] = entries;
  const isAsRecorded = !newest || newest.registry === hashRegistryWithoutHistory(registry);
  const oldest = entries.at(-1)?.revision ?? registry.revision + 1;
  return {
    entries,
    problems: [
      ...(isAsRecorded
        ? []
        : [`${siteFileKeys.registry} differs from the last entry of the history. It was changed.`]),
      ...strangers(files, names, oldest),
    ],
  };
}

async function historyFiles(store: SiteStore): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>();
  await forEachInParallel(await store.list(siteFileKeys.history), async ({ key }) => {
    const file = await store.read(key);
    if (file) files.set(key, file.bytes);
  });
  return files;
}

function follow(files: ReadonlyMap<string, Buffer>, { revision, history }: ReleaseRegistry): Chain {
  const entries: SiteChangeHistoryEntry[] = [];
  const names = new Set<string>();
  const endedBy = (problem: string | undefined) => ({ entries, names, problem });
  for (let name = history; name; name = entries.at(-1)?.previous) {
    const wanted = revision - entries.length;
    const key = siteFileKeys.historyEntry(wanted, name);
    const bytes = files.get(key);
    if (!bytes) return endedBy(`${key} is missing. The history before it cannot be checked.`);
    if (computeIntegrity(bytes) !== name) {
      return endedBy(
        `${key} differs from its integrity in the next entry. It was changed or replaced.`,
      );
    }
    const entry = parsed(key, bytes);
    if (typeof entry === 'string') return endedBy(entry);
    if (entry.revision !== wanted) {
      return endedBy(`${key} has revision ${entry.revision}. The history is out of order.`);
    }
    entries.push(entry);
    names.add(name);
  }
  return endedBy(undefined);
}

/** Finds history entries of a replaced history. An entry that an interrupted change has left does not count. */
function strangers(
  files: ReadonlyMap<string, Buffer>,
  names: ReadonlySet<string>,
  oldest: number,
): readonly string[] {
  return [...files].flatMap(([key, bytes]) => {
    if (names.has(computeIntegrity(bytes))) return [];
    const entry = parsed(key, bytes);
    if (typeof entry === 'string') return [entry];
    const { previous, revision } = entry;
    const isAttempt = previous ? names.has(previous) : revision === oldest;
    return isAttempt ? [] : [`${key} follows no entry of the history. The history was replaced.`];
  });
}

/** Returns the problem of a history entry that cannot be read, as text. */
function parsed(key: string, bytes: Buffer): SiteChangeHistoryEntry | string {
  try {
    return parseSiteChangeHistoryEntry(parseJson(bytes, key), key);
  } catch (error) {
    if (!(error instanceof SchemaError || error instanceof SiteStoreError)) throw error;
    return describeError(error);
  }
}
