import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Database } from '@torsa/shared/backend';
import { answerOf } from '@torsa/shared/database/answer-of';
import { signedInBackend } from '../data/signed-in-backend.ts';
import type { Task, TaskChange } from './task.ts';

type NewTask = Database['public']['Functions']['add_task']['Args'];

export interface ChangedTask {
  /** As it was seen. */
  readonly task: Task;
  readonly change: TaskChange;
}

/** Changes a task. It is shown at once, and taken back when the backend refuses, as when another moved it meanwhile. */
export function useChangeTask() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ task, change }: ChangedTask) => {
      const { title, state, assignee, due_on } = { ...task, ...change };
      const backend = await signedInBackend();
      return await answerOf(
        backend.rpc('change_task', {
          task: task.id,
          title,
          state,
          seen_version: task.version,
          ...(assignee === null ? {} : { assignee }),
          ...(due_on === null ? {} : { due_on }),
        }),
      );
    },
    onMutate: async ({ task, change }) => {
      await client.cancelQueries({ queryKey: ['tasks'] });
      const before = client.getQueriesData({ queryKey: ['tasks'] });
      client.setQueriesData({ queryKey: ['tasks'] }, (shown: unknown) =>
        Array.isArray(shown)
          ? shown.map((one: Task) => (one.id === task.id ? { ...one, ...change } : one))
          : shown,
      );
      return before;
    },
    onError: (_error, _change, before) => {
      for (const [key, data] of before ?? []) client.setQueryData(key, data);
    },
    onSettled: () => readAnew(client),
  });
}

export function useAddTask() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (task: NewTask) => {
      const backend = await signedInBackend();
      return await answerOf(backend.rpc('add_task', task));
    },
    onSettled: () => readAnew(client),
  });
}

export function useDeleteTask() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, version }: Task) => {
      const backend = await signedInBackend();
      await answerOf(backend.rpc('delete_task', { task: id, seen_version: version }));
    },
    onSettled: () => readAnew(client),
  });
}

/** A project's team may be another by a task, so that its members are read again too. */
function readAnew(client: ReturnType<typeof useQueryClient>): Promise<unknown> {
  return Promise.all(
    [['tasks'], ['work figures'], ['project']].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
}
