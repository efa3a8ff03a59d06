import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Database } from '@torsa/shared/backend';
import { answerOf } from '@torsa/shared/database/answer-of';
import {
  afterInTime,
  lastOfFullPage,
  maxRows,
  pageSize,
  readAllRows,
  readWholeList,
  type TimeKey,
} from './list-page.ts';
import { signedInBackend } from './signed-in-backend.ts';

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
    return await readWholeList<StaffMember>(
      () => answerOf(backend.rpc('staff_members')),
      (after) =>
        answerOf(
          backend
            .rpc('staff_members')
            .gt('staff_id', after?.staff_id ?? '')
            .order('staff_id')
            .limit(maxRows),
        ),
    );
  },
});

/** How many devices give codes for each of the staff, by their IDs, and whether all are asked for one: for the founder. */
export interface StaffFactors {
  readonly devices: ReadonlyMap<string, number>;
  readonly isAsked: boolean;
}

type StaffFactor = Database['public']['Functions']['staff_factors']['Returns'][number];

export const staffFactorsQuery = queryOptions({
  queryKey: ['staff', 'second factor'],
  queryFn: async (): Promise<StaffFactors> => {
    const backend = await signedInBackend();
    const [rows, isAsked] = await Promise.all([
      readAllRows<StaffFactor>((after) =>
        answerOf(
          backend
            .rpc('staff_factors')
            .gt('staff_id', after?.staff_id ?? '')
            .order('staff_id')
            .limit(maxRows),
        ),
      ),
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

const firstKey: TimeKey | undefined = undefined;

/** The conversations of a client by their account, the one written to last first, in pages of fifty. */
export function conversationsOfQuery(clientId: string) {
  return infiniteQueryOptions({
    queryKey: ['conversations of client', clientId],
    queryFn: async ({ pageParam }) => {
      const backend = await signedInBackend();
      let rows = backend
        .from('conversations')
        .select('id, subject, last_message_at')
        .eq('client_id', clientId);
      if (pageParam) rows = rows.or(afterInTime(pageParam));
      const ordered = rows.order('last_message_at', { ascending: false }).order('id');
      return await answerOf(ordered.limit(pageSize));
    },
    initialPageParam: firstKey as TimeKey | undefined,
    getNextPageParam: lastOfFullPage<TimeKey>,
  });
}
