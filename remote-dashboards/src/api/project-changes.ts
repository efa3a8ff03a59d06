import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RpcArguments, type RpcResult, rpc } from './client.ts';
import type { CalendarDay } from './days.ts';
import { undoRowChange } from './optimistic-queue.ts';
import type { Project } from './projects.ts';

/** The list includes conversation queries, because a project's clients can read its conversation. */
const affected = [
  ['project'],
  ['projects'],
  ['project list'],
  ['tasks'],
  ['work figures'],
  ['conversation'],
];

type Write =
  | 'create_project'
  | 'change_project'
  | 'set_project_stage'
  | 'set_project_waiting'
  | 'add_project_note'
  | 'add_project_link'
  | 'remove_project_link'
  | 'add_project_client'
  | 'remove_project_client'
  | 'set_project_staff'
  | 'link_conversation'
  | 'unlink_conversation';

/** Calls a database function that changes projects, and refetches all queries with projects. */
export function useProjectMutation<Name extends Write>(name: Name) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (args: RpcArguments<Name>): Promise<RpcResult<Name>> =>
      (rpc as (name: Name, args: RpcArguments<Name>) => Promise<RpcResult<Name>>)(name, args),
    onSettled: () =>
      Promise.all(affected.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}

/** Returns a function that changes a project's due date and resolves to an undo function. */
export function useSetProjectDueDate() {
  const client = useQueryClient();
  const { mutateAsync } = useProjectMutation('change_project');
  return async ({ id, title, service_id, due_on, version }: Project, day: CalendarDay | null) => {
    const send = async (due: CalendarDay | null, expectedVersion: number) => {
      const changed = await mutateAsync({
        project: id,
        title,
        service_id,
        // The generated type omits null, which removes the due date.
        due_on: due as CalendarDay,
        expected_version: expectedVersion,
      });
      return { expectedVersion, newVersion: changed.version };
    };
    const done = await send(day, version);
    return () => undoRowChange(client, id, done, (restored) => send(due_on, restored));
  };
}
