import type { Mutation, QueryClient } from '@tanstack/react-query';

/** A change or a message of one's own: the version that its writer saw, and the one that it made of it. */
export interface VersionedChange {
  readonly seen: number;
  readonly made: number;
}

/** What somebody sees as they press: the version that is shown, and their own pending changes, which they know of too. */
export interface SeenState {
  readonly version: number;
  readonly pending: readonly { readonly state: { readonly data: unknown } }[];
}

const keyOf = (queue: string) => ['mutation queue', queue];

/** Options of mutations that are sent one after the other, in the order in which they were pressed. */
export function queueOptions(queue: string) {
  return { mutationKey: keyOf(queue), scope: { id: queue } };
}

/** To be called at the press: what is pending later may be others' doing. `isOfIt`: where a queue is of several things. */
export function captureSeen(
  client: QueryClient,
  queue: string,
  version: number,
  isOfIt: (mutation: Mutation) => boolean = () => true,
): SeenState {
  const filter = { mutationKey: keyOf(queue), status: 'pending', predicate: isOfIt } as const;
  return { version, pending: client.getMutationCache().findAll(filter) };
}

/** The version that was seen, once one's own changes before it have settled. What somebody else changed is not in it. */
export function seenVersion({ version, pending }: SeenState): number {
  return pending.reduce((seen, { state: { data } }) => {
    return isVersionedChange(data) && data.seen === seen ? data.made : seen;
  }, version);
}

/** Whether nothing waits behind the mutation that settles now: a refetch before the last one would show the others undone. */
export function isLastInQueue(client: QueryClient, queue: string): boolean {
  return client.isMutating({ mutationKey: keyOf(queue) }) === 1;
}

function isVersionedChange(data: unknown): data is VersionedChange {
  return typeof data === 'object' && data !== null && 'seen' in data && 'made' in data;
}
