import type { Mutation, QueryClient } from '@tanstack/react-query';

/** The result of a queued change: the row version from before the change, and the new row version. */
export interface RowVersionChange {
  readonly expectedVersion: number;
  readonly newVersion: number;
}

/**
 * The row data that the user knew at the time of the click: the row version on the page, and the user's own pending
 * changes.
 */
export interface KnownRowState {
  readonly version: number;
  readonly pending: readonly { readonly state: { readonly data: unknown } }[];
}

const keyOf = (queue: string) => ['mutation queue', queue];

/** Returns React Query mutation options that send the changes of a queue one after the other, in click order. */
export function getMutationQueueOptions(queue: string) {
  return { mutationKey: keyOf(queue), scope: { id: queue } };
}

/**
 * Records the displayed version of a row and the row's pending changes. Both together give the expected version of
 * the next change. Call this function in the event handler, because other components may queue more changes later.
 * @param isSameRow selects the changes of the same row in a queue for several rows
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

/**
 * Returns the row version that results from the displayed version and the user's own earlier changes. Changes by
 * other users do not affect the result.
 */
export function getExpectedRowVersion({ version, pending }: KnownRowState): number {
  return pending.reduce((expected, { state: { data } }) => {
    return isVersionedChange(data) && data.expectedVersion === expected
      ? data.newVersion
      : expected;
  }, version);
}

/**
 * For each user, the row versions that the undo function has restored. The key contains the row ID and the restored
 * version.
 */
const restoredVersions = new WeakMap<QueryClient, Map<string, number>>();

/**
 * Undoes a change of a row. The user can then also undo the previous change, although the row has a newer version.
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
 * Returns true if the finishing mutation is the last pending mutation of its queue. A refetch before that would
 * briefly remove the pending changes from the page.
 */
export function isLastMutationInQueue(client: QueryClient, queue: string): boolean {
  return client.isMutating({ mutationKey: keyOf(queue) }) === 1;
}

function isVersionedChange(data: unknown): data is RowVersionChange {
  return (
    typeof data === 'object' && data !== null && 'expectedVersion' in data && 'newVersion' in data
  );
}
