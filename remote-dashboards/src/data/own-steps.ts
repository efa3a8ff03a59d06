import type { Mutation, QueryClient } from '@tanstack/react-query';

/** A change or a message of one's own: the version that its writer saw, and the one that it made of it. */
export interface Step {
  readonly seen: number;
  readonly made: number;
}

/** What somebody sees as they press: the version that is shown, and what of their own is under way and so known to them. */
export interface Sight {
  readonly version: number;
  readonly underWay: readonly { readonly state: { readonly data: unknown } }[];
}

const keyOf = (queue: string) => ['own steps', queue];

/** Options of what somebody does to a thing or to those of a kind: one after the other, in the order in which it was pressed. */
export function inTurn(queue: string) {
  return { mutationKey: keyOf(queue), scope: { id: queue } };
}

/** To be called at the press: what is under way later may be others' doing. `isOfIt`: where a queue is of several things. */
export function lookNow(
  client: QueryClient,
  queue: string,
  version: number,
  isOfIt: (step: Mutation) => boolean = () => true,
): Sight {
  const filter = { mutationKey: keyOf(queue), status: 'pending', predicate: isOfIt } as const;
  return { version, underWay: client.getMutationCache().findAll(filter) };
}

/** The version that was seen, once one's own steps before it are over. What somebody else changed is not in it. */
export function seenVersion({ version, underWay }: Sight): number {
  return underWay.reduce((seen, { state: { data } }) => {
    return isStep(data) && data.seen === seen ? data.made : seen;
  }, version);
}

/** Whether nothing waits behind the step that ends now: what is read before the last one would take it back. */
export function isLastStep(client: QueryClient, queue: string): boolean {
  return client.isMutating({ mutationKey: keyOf(queue) }) === 1;
}

function isStep(data: unknown): data is Step {
  return typeof data === 'object' && data !== null && 'seen' in data && 'made' in data;
}
