import {
  type Mutation,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import type { Database } from '@torsa/shared/backend';
import { answerOf } from '@torsa/shared/database/answer-of';
import {
  captureSeen,
  isLastInQueue,
  queueOptions,
  type SeenState,
  seenVersion,
  type VersionedChange,
} from './mutation-queue.ts';
import { signedInBackend } from './signed-in-backend.ts';
import type { Task, TaskChange } from './task.ts';

type NewTask = Database['public']['Functions']['add_task']['Args'];

const queue = 'tasks';

interface ChangedTask {
  /** As it was seen. */
  readonly task: Task;
  readonly change: TaskChange;
  readonly seenState: SeenState;
}

interface Made extends VersionedChange {
  readonly row: Omit<Task, 'project'>;
}

const changedBy = ({ state }: Mutation) => state.variables as ChangedTask;

/** Gives a task as it is once what is under way has arrived. To be called beside the query: both change together. */
export function useOwnChanges(): (task: Task) => Task {
  const { mutationKey } = queueOptions(queue);
  const filters = { mutationKey, status: 'pending' } as const;
  const pending = useMutationState({ filters, select: changedBy });
  return (task) => {
    const own = pending.filter((one) => one.task.id === task.id);
    return Object.assign({ ...task }, ...own.map(({ change }) => change));
  };
}

/** Changes a task. It is shown at once, and no more when the backend refuses, as when another moved it meanwhile. */
export function useChangeTask() {
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    ...queueOptions(queue),
    mutationFn: send,
    onSuccess: async ({ row }) => {
      // What was asked for before would bring back how it was.
      await client.cancelQueries({ queryKey: ['tasks'] });
      client.setQueriesData({ queryKey: ['tasks'] }, (shown: unknown) =>
        Array.isArray(shown)
          ? shown.map((one: Task) => (one.id === row.id ? { ...one, ...row } : one))
          : shown,
      );
    },
    onSettled: () => {
      if (isLastInQueue(client, queue)) void refetchTasks(client);
    },
  });
  return (task: Task, change: TaskChange) => {
    const isOfIt = (mutation: Mutation) => changedBy(mutation).task.id === task.id;
    return mutateAsync({
      task,
      change,
      seenState: captureSeen(client, queue, task.version, isOfIt),
    });
  };
}

async function send({ task, change, seenState }: ChangedTask): Promise<Made> {
  const { title, state, assignee, due_on } = { ...task, ...change };
  const seen = seenVersion(seenState);
  const backend = await signedInBackend();
  const row = await answerOf(
    backend.rpc('change_task', {
      task: task.id,
      title,
      state,
      seen_version: seen,
      ...(assignee === null ? {} : { assignee }),
      ...(due_on === null ? {} : { due_on }),
    }),
  );
  return { row, seen, made: row.version };
}

export function useAddTask() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (task: NewTask) => {
      const backend = await signedInBackend();
      return await answerOf(backend.rpc('add_task', task));
    },
    onSettled: () => refetchTasks(client),
  });
}

export function useDeleteTask() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, version }: Task) => {
      const backend = await signedInBackend();
      await answerOf(backend.rpc('delete_task', { task: id, seen_version: version }));
    },
    onSettled: () => refetchTasks(client),
  });
}

/** A project's team may be another by a task, so that its members are read again too. */
function refetchTasks(client: ReturnType<typeof useQueryClient>): Promise<unknown> {
  return Promise.all(
    [['tasks'], ['work figures'], ['project']].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
}
