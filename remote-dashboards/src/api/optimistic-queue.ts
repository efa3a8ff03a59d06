import type { Mutation, QueryClient } from '@tanstack/react-query';

/** The result of a queued change: the row version before and after it. */
export interface RowVersionChange {
  readonly expectedVersion: number;
  readonly newVersion: number;
}

/** The row version on the page and the user's pending changes, at the time of a click. */
export interface KnownRowState {
  readonly version: number;
  readonly pending: readonly { readonly state: { readonly data: unknown } }[];
}

const keyOf = (queue: string) => ['mutation queue', queue];

/** Returns mutation options that send the changes of one queue in click order. */
export function getMutationQueueOptions(queue: string) {
  return { mutationKey: keyOf(queue), scope: { id: queue } };
}

/**
 * Records the displayed row version and the row's pending changes. Call it in the event handler, before other changes
 * are queued.
 * @param isSameRow selects the changes of the same row in a shared queue
 */
export function captureKnownRowState(
  client: QueryClient,
  queue: string,
  version: number,
  isSameRow: (mutation: Mutation) => boolean = () => true,
): KnownRowState {
  const filter = { mutationKey: keyOf(queue), status: 'pending', predicate: isSameRow } as const;
  return { version, pending: client.getMutationCache().findAll(filter) };
}

/** Returns the row version after the user's own pending changes, without changes by other users. */
export function getExpectedRowVersion({ version, pending }: KnownRowState): number {
  return pending.reduce((expected, { state: { data } }) => {
    return isVersionedChange(data) && data.expectedVersion === expected
      ? data.newVersion
      : expected;
  }, version);
}

/** The row versions that Undo has restored, by user. The key contains the row ID and the restored version. */
const restoredVersions = new WeakMap<QueryClient, Map<string, number>>();

/**
 * Undoes a change of a row. Earlier changes can then be undone too, although the row has a newer version.
 * @param done the change to undo
 * @param send sends the previous values with an expected version
 */
export async function undoRowChange(
  client: QueryClient,
  id: string,
  { expectedVersion, newVersion }: RowVersionChange,
  send: (version: number) => Promise<RowVersionChange>,
): Promise<void> {
  const versions = restoredVersions.get(client) ?? new Map<string, number>();
  restoredVersions.set(client, versions);
  const undone = await send(versions.get(`${id} ${newVersion}`) ?? newVersion);
  versions.set(`${id} ${expectedVersion}`, undone.newVersion);
}

/**
 * Returns true if the finishing mutation is the queue's last one, because an earlier refetch would hide pending
 * changes.
 */
export function isLastMutationInQueue(client: QueryClient, queue: string): boolean {
  return client.isMutating({ mutationKey: keyOf(queue) }) === 1;
}

function isVersionedChange(data: unknown): data is RowVersionChange {
  return (
    typeof data === 'object' && data !== null && 'expectedVersion' in data && 'newVersion' in data
  );
}
