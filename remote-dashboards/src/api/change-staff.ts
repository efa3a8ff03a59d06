import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BackendClient } from '@torsa/shared/backend';
import { answerOf } from '@torsa/shared/database/answer-of';
import { type Post, type StaffMember, staffQuery } from './people-queries.ts';
import { signedInBackend } from './signed-in-backend.ts';

/** What is done to somebody of the staff, as they were seen. */
export type StaffChange =
  | { readonly kind: 'invite again' | 'remove devices' | 'remove'; readonly person: StaffMember }
  | { readonly kind: 'change role'; readonly person: StaffMember; readonly post: Post };

export interface Invitation {
  readonly name: string;
  readonly email: string;
  readonly post: Post;
}

/** Changes somebody of the staff. Refused when they are not as they were seen: the list is read anew. */
export function useChangeStaff() {
  return useStaffMutation(send);
}

export function useInvite() {
  return useStaffMutation((backend, invitation: Invitation) =>
    answerOf(backend.rpc('invite_staff', { ...invitation })),
  );
}

/** Asks all staff for a second factor, or not. `conflict`: the founder who asks has yet to give a code themselves. */
export function useAskForSecondFactor() {
  return useStaffMutation((backend, asked: boolean) =>
    answerOf(backend.rpc('ask_for_second_factor', { asked })),
  );
}

function useStaffMutation<Change, Answer>(
  change: (backend: BackendClient, what: Change) => Promise<Answer>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (what: Change) => change(await signedInBackend(), what),
    onSettled: () =>
      Promise.all(
        // Who was removed has no conversations any more.
        [staffQuery.queryKey, ['colleagues'], ['inbox']].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
}

async function send(backend: BackendClient, change: StaffChange): Promise<void> {
  const { staff_id, version: seen_version } = change.person;
  switch (change.kind) {
    case 'invite again':
      await answerOf(backend.rpc('invite_again', { staff_id }));
      return;
    case 'change role':
      await answerOf(
        backend.rpc('change_staff_post', { staff_id, seen_version, post: change.post }),
      );
      return;
    case 'remove devices':
      await answerOf(backend.rpc('remove_staff_factors', { staff_id, seen_version }));
      return;
    case 'remove':
      await answerOf(backend.rpc('remove_staff', { staff_id, seen_version }));
      return;
  }
}
