import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { type DatabaseEnums, type RpcArguments, type RpcResult, rows, rpc } from './client.ts';
import { getEarlyDataQueryOptions } from './early-rows.ts';
import {
  createLastMessageCursorFilter,
  getKeysetPaginationOptions,
  type LastMessageCursor,
  listPageSize,
  maxResponseRows,
  readAllRows,
  readWholeList,
} from './lists.ts';

export type StaffRole = DatabaseEnums['staff_role'];

/** The staff roles, the most common role first. */
export const staffRoles = [
  'team_member',
  'team_leader',
  'founder',
] as const satisfies readonly StaffRole[];

/**
 * A staff member. An invited member is inactive until confirmation. `invited_at: null` means that no invitation was
 * sent.
 */
export type StaffMember = Omit<RpcResult<'staff_members'>[number], 'invited_at'> & {
  readonly invited_at: string | null;
};

/** Loads the staff that the user manages: all staff for the founder, or team members for a team leader. */
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
            .limit(maxResponseRows),
        ),
    ),
});

/**
 * The number of second-factor devices by staff ID, and whether all staff need a second factor. Only the founder can
 * read them.
 */
export interface StaffSecondFactors {
  readonly devices: ReadonlyMap<string, number>;
  readonly isAsked: boolean;
}

export const staffSecondFactorsQuery = queryOptions({
  queryKey: ['staff', 'second factor'],
  queryFn: async (): Promise<StaffSecondFactors> => {
    const [factors, isAsked] = await Promise.all([
      readAllRows<RpcResult<'staff_factors'>[number]>((after) =>
        rows((backend) =>
          backend
            .rpc('staff_factors')
            .gt('staff_id', after?.staff_id ?? '')
            .order('staff_id')
            .limit(maxResponseRows),
        ),
      ),
      rpc('second_factor_asked'),
    ]);
    return { devices: new Map(factors.map((one) => [one.staff_id, one.devices])), isAsked };
  },
});

export type Colleague = RpcResult<'colleagues'>[number];

/** Loads all staff members who can be assigned, including the logged-in user. */
export const colleaguesQuery = queryOptions({
  queryKey: ['colleagues'],
  queryFn: () =>
    readWholeList(
      rows((backend) => backend.rpc('colleagues')),
      (after: Colleague | undefined) =>
        rows((backend) =>
          backend
            .rpc('colleagues')
            .gt('staff_id', after?.staff_id ?? '')
            .order('staff_id')
            .limit(maxResponseRows),
        ),
    ),
  ...getEarlyDataQueryOptions<Colleague>('rpc/colleagues'),
  staleTime: 5 * 60_000,
});

export type ClientAccount = RpcResult<'clients'>[number];

/** Searches clients by name or email address, fifty per page, newest client first. */
export function clientsQuery(words: string) {
  return infiniteQueryOptions({
    queryKey: ['clients', words],
    queryFn: ({ pageParam }) => {
      const after = pageParam && { before: pageParam.created_at, before_id: pageParam.id };
      return rpc('clients', { query: words, ...after });
    },
    ...getKeysetPaginationOptions<ClientAccount>(),
    placeholderData: keepPreviousData,
  });
}

/** Loads the conversations of a client's account, fifty per page, latest message first. */
export function clientConversationsQuery(clientId: string) {
  return infiniteQueryOptions({
    queryKey: ['conversations of client', clientId],
    queryFn: ({ pageParam }) =>
      rows((backend) => {
        let found = backend
          .from('conversations')
          .select('id, subject, last_message_at')
          .eq('client_id', clientId);
        if (pageParam) found = found.or(createLastMessageCursorFilter(pageParam));
        return found.order('last_message_at', { ascending: false }).order('id').limit(listPageSize);
      }),
    ...getKeysetPaginationOptions<LastMessageCursor>(),
  });
}

/** A change of a staff member, with the displayed row version. */
export type StaffMemberChange =
  | { readonly kind: 'invite again' | 'remove devices' | 'remove'; readonly person: StaffMember }
  | { readonly kind: 'change role'; readonly person: StaffMember; readonly role: StaffRole };

/** Changes a staff member and refetches the staff list. The backend rejects an outdated version. */
export const useChangeStaff = () => useStaffMutation(sendChange);

export const useInviteStaff = () =>
  useStaffMutation((invitation: RpcArguments<'invite_staff'>) => rpc('invite_staff', invitation));

/**
 * Turns the second-factor requirement for all staff on or off. Fails with `conflict` if the founder has entered no code
 * in this session.
 */
export const useRequireSecondFactor = () =>
  useStaffMutation((asked: boolean) => rpc('ask_for_second_factor', { asked }));

function useStaffMutation<Change, Answer>(change: (what: Change) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () =>
      Promise.all(
        // Refetch conversations, because a removed staff member's conversations lose their assignee.
        [staffQuery.queryKey, ['colleagues'], ['inbox']].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
}

async function sendChange(change: StaffMemberChange): Promise<void> {
  const { staff_id, version: expected_version } = change.person;
  switch (change.kind) {
    case 'invite again':
      await rpc('invite_again', { staff_id });
      return;
    case 'change role':
      await rpc('change_staff_role', { staff_id, expected_version, post: change.role });
      return;
    case 'remove devices':
      await rpc('remove_staff_factors', { staff_id, expected_version });
      return;
    case 'remove':
      await rpc('remove_staff', { staff_id, expected_version });
      return;
  }
}
