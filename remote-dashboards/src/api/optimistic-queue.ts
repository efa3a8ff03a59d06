import type { Mutation, QueryClient } from '@tanstack/react-query';

/** The result of a change or message: the version that its author expected, and the version after it. */
export interface VersionedChange {
  readonly expectedVersion: number;
  readonly newVersion: number;
}

/** What the author knew at the click: the version on the page, and their own pending changes. */
export interface KnownState {
  readonly version: number;
  readonly pending: readonly { readonly state: { readonly data: unknown } }[];
}

const keyOf = (queue: string) => ['mutation queue', queue];

/** Options of mutations that are sent one after the other, in the order of the clicks. */
export function queueOptions(queue: string) {
  return { mutationKey: keyOf(queue), scope: { id: queue } };
}

/**
 * Call it in the event handler: mutations queued later can belong to other components.
 * @param isSameRow for a queue of several rows
 */
export function captureKnownState(
  client: QueryClient,
  queue: string,
  version: number,
  isSameRow: (mutation: Mutation) => boolean = () => true,
): KnownState {
  const filter = { mutationKey: keyOf(queue), status: 'pending', predicate: isSameRow } as const;
  return { version, pending: client.getMutationCache().findAll(filter) };
}

/** The version that the author expects after their own earlier changes. Changes by other people do not count. */
export function expectedVersionOf({ version, pending }: KnownState): number {
  return pending.reduce((expected, { state: { data } }) => {
    return isVersionedChange(data) && data.expectedVersion === expected
      ? data.newVersion
      : expected;
  }, version);
}

/** Whether no mutation waits behind the one that settles now: an earlier refetch would show the others undone. */
export function isLastInQueue(client: QueryClient, queue: string): boolean {
  return client.isMutating({ mutationKey: keyOf(queue) }) === 1;
}

function isVersionedChange(data: unknown): data is VersionedChange {
  return (
    typeof data === 'object' && data !== null && 'expectedVersion' in data && 'newVersion' in data
  );
}
