import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Database } from '@torsa/shared/backend';
import { answerOf } from '@torsa/shared/database/answer-of';
import { lastOfFullPage } from '../data/list-page.ts';
import { signedInBackend } from '../data/signed-in-backend.ts';

/** What somebody of the staff is. */
export type Post = Database['public']['Enums']['staff_post'];

type StaffRow = Database['public']['Functions']['staff_members']['Returns'][number];

/** Somebody who works here; not active until they have proven their mailbox. `invited_at` null: the mail is on its way. */
export type StaffMember = Omit<StaffRow, 'invited_at'> & { readonly invited_at: string | null };

/** Who works here, as far as the caller runs it: the founder all of it, a team leader the members. */
export const staffQuery = queryOptions({
  queryKey: ['staff'],
  queryFn: async (): Promise<readonly StaffMember[]> => {
    const backend = await signedInBackend();
    return await answerOf(backend.rpc('staff_members'));
  },
});

/** How many devices give codes for each of the staff, by their IDs, and whether all are asked for one: for the founder. */
export interface StaffFactors {
  readonly devices: ReadonlyMap<string, number>;
  readonly isAsked: boolean;
}

export const staffFactorsQuery = queryOptions({
  queryKey: ['staff', 'second factor'],
  queryFn: async (): Promise<StaffFactors> => {
    const backend = await signedInBackend();
    const [rows, isAsked] = await Promise.all([
      answerOf(backend.rpc('staff_factors')),
      answerOf(backend.rpc('second_factor_asked')),
    ]);
    return { devices: new Map(rows.map((row) => [row.staff_id, row.devices])), isAsked };
  },
});

export type Client = Database['public']['Functions']['clients']['Returns'][number];

const firstPage: Client | undefined = undefined;

/** Clients whose name or address has these words in it, newest first, in pages of fifty. */
export function clientsQuery(words: string) {
  return infiniteQueryOptions({
    queryKey: ['clients', words],
    queryFn: async ({ pageParam }) => {
      const backend = await signedInBackend();
      const after = pageParam && { before: pageParam.created_at, before_id: pageParam.id };
      return await answerOf(backend.rpc('clients', { words, ...after }));
    },
    initialPageParam: firstPage as Client | undefined,
    getNextPageParam: lastOfFullPage<Client>,
    placeholderData: keepPreviousData,
  });
}

/** What a client has written, by their account. */
export function conversationsOfQuery(clientId: string) {
  return queryOptions({
    queryKey: ['conversations of client', clientId],
    queryFn: async () => {
      const backend = await signedInBackend();
      const rows = backend.from('conversations').select('id, subject').eq('client_id', clientId);
      return await answerOf(rows.order('last_message_at', { ascending: false }).limit(50));
    },
  });
}
