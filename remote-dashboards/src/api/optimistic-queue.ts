import type { Mutation, QueryClient } from '@tanstack/react-query';

/** The result of a change: the version that its author expected, and the new version. */
export interface VersionedChange {
  readonly expectedVersion: number;
  readonly newVersion: number;
}

/** The state that the author saw at the click: the version on the page, and their own pending changes. */
export interface KnownState {
  readonly version: number;
  readonly pending: readonly { readonly state: { readonly data: unknown } }[];
}

const keyOf = (queue: string) => ['mutation queue', queue];

/** Mutation options that send queued changes one after the other, in the order of the clicks. */
export function queueOptions(queue: string) {
  return { mutationKey: keyOf(queue), scope: { id: queue } };
}

/**
 * Captures the version on the page and the pending changes. Call this in the event handler, because other components
 * can queue mutations later.
 * @param isSameRow selects the changes of the same row in a queue with several rows
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

/**
 * Returns the version that the author expects after their own earlier changes. Changes by other people are ignored.
 */
export function expectedVersionOf({ version, pending }: KnownState): number {
  return pending.reduce((expected, { state: { data } }) => {
    return isVersionedChange(data) && data.expectedVersion === expected
      ? data.newVersion
      : expected;
  }, version);
}

/**
 * Returns true if no other mutation is waiting. A refetch before that would briefly undo the pending changes on the
 * page.
 */
export function isLastInQueue(client: QueryClient, queue: string): boolean {
  return client.isMutating({ mutationKey: keyOf(queue) }) === 1;
}

function isVersionedChange(data: unknown): data is VersionedChange {
  return (
    typeof data === 'object' && data !== null && 'expectedVersion' in data && 'newVersion' in data
  );
}
