import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { type Args, type Enums, type Returns, rows, rpc } from './client.ts';
import {
  afterTimeCursor,
  keysetPagination,
  maxRows,
  pageSize,
  readAllRows,
  readWholeList,
  type TimeCursor,
} from './lists.ts';

export type StaffRole = Enums['staff_role'];

/** The roles of staff, the most usual first. */
export const staffRoles = [
  'team_member',
  'team_leader',
  'founder',
] as const satisfies readonly StaffRole[];

/** A staff member; inactive until they confirm their mailbox. `invited_at` null: the email is not sent yet. */
export type StaffMember = Omit<Returns<'staff_members'>[number], 'invited_at'> & {
  readonly invited_at: string | null;
};

/** The staff that the caller manages: the founder all, a team leader the team members. */
export const staffQuery = queryOptions({
  queryKey: ['staff'],
  queryFn: () =>
    readWholeList<StaffMember>(
      rows((backend) => backend.rpc('staff_members')),
      (after) =>
        rows((backend) =>
          backend
            .rpc('staff_members')
            .gt('staff_id', after?.staff_id ?? '')
            .order('staff_id')
            .limit(maxRows),
        ),
    ),
});

/** The number of second-factor devices by staff ID, and whether all staff need one. Only for the founder. */
export interface StaffFactors {
  readonly devices: ReadonlyMap<string, number>;
  readonly isAsked: boolean;
}

export const staffFactorsQuery = queryOptions({
  queryKey: ['staff', 'second factor'],
  queryFn: async (): Promise<StaffFactors> => {
    const [factors, isAsked] = await Promise.all([
      readAllRows<Returns<'staff_factors'>[number]>((after) =>
        rows((backend) =>
          backend
            .rpc('staff_factors')
            .gt('staff_id', after?.staff_id ?? '')
            .order('staff_id')
            .limit(maxRows),
        ),
      ),
      rpc('second_factor_asked'),
    ]);
    return { devices: new Map(factors.map((one) => [one.staff_id, one.devices])), isAsked };
  },
});

/** All staff members, the caller included: those who can be assigned. */
export const colleaguesQuery = queryOptions({
  queryKey: ['colleagues'],
  queryFn: () =>
    readWholeList(
      rows((backend) => backend.rpc('colleagues')),
      (after: Returns<'colleagues'>[number] | undefined) =>
        rows((backend) =>
          backend
            .rpc('colleagues')
            .gt('staff_id', after?.staff_id ?? '')
            .order('staff_id')
            .limit(maxRows),
        ),
    ),
  staleTime: 5 * 60_000,
});

export type Client = Returns<'clients'>[number];

/** Clients with these words in their name or address, newest first, in pages of fifty. */
export function clientsQuery(words: string) {
  return infiniteQueryOptions({
    queryKey: ['clients', words],
    queryFn: ({ pageParam }) => {
      const after = pageParam && { before: pageParam.created_at, before_id: pageParam.id };
      return rpc('clients', { words, ...after });
    },
    ...keysetPagination<Client>(),
    placeholderData: keepPreviousData,
  });
}

/** The conversations of a client by their account, the last message first, in pages of fifty. */
export function clientConversationsQuery(clientId: string) {
  return infiniteQueryOptions({
    queryKey: ['conversations of client', clientId],
    queryFn: ({ pageParam }) =>
      rows((backend) => {
        let found = backend
          .from('conversations')
          .select('id, subject, last_message_at')
          .eq('client_id', clientId);
        if (pageParam) found = found.or(afterTimeCursor(pageParam));
        return found.order('last_message_at', { ascending: false }).order('id').limit(pageSize);
      }),
    ...keysetPagination<TimeCursor>(),
  });
}

/** A change of a staff member, as the page shows them. */
export type StaffChange =
  | { readonly kind: 'invite again' | 'remove devices' | 'remove'; readonly person: StaffMember }
  | { readonly kind: 'change role'; readonly person: StaffMember; readonly role: StaffRole };

/** Changes a staff member. The backend refuses another version, and the list is read again. */
export const useChangeStaff = () => useStaffMutation(sendChange);

export const useInvite = () =>
  useStaffMutation((invitation: Args<'invite_staff'>) => rpc('invite_staff', invitation));

/** Requires a second factor of all staff, or not. `conflict`: the founder's own session has no code. */
export const useRequireSecondFactor = () =>
  useStaffMutation((asked: boolean) => rpc('ask_for_second_factor', { asked }));

function useStaffMutation<Change, Answer>(change: (what: Change) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () =>
      Promise.all(
        // Conversations of removed staff lose their assignee.
        [staffQuery.queryKey, ['colleagues'], ['inbox']].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
}

async function sendChange(change: StaffChange): Promise<void> {
  const { staff_id, version: seen_version } = change.person;
  switch (change.kind) {
    case 'invite again':
      await rpc('invite_again', { staff_id });
      return;
    case 'change role':
      await rpc('change_staff_role', { staff_id, seen_version, post: change.role });
      return;
    case 'remove devices':
      await rpc('remove_staff_factors', { staff_id, seen_version });
      return;
    case 'remove':
      await rpc('remove_staff', { staff_id, seen_version });
      return;
  }
}
