import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BackendClient } from '@torsa/shared/backend';
import { type RpcArguments, row, rows, rpc, type SelectedRow } from './client.ts';
import { getMutationQueueOptions, isLastMutationInQueue } from './optimistic-queue.ts';
import { useTaskMutation } from './tasks.ts';

const detailedTasks = (backend: BackendClient) =>
  backend
    .from('tasks')
    .select(
      'id, project_id, title, assignee, due_on, state, sort_key, version, repeats, repeat_day, done_at, description, project:projects(title)',
    );
const itemsOf = (backend: BackendClient) =>
  backend.from('task_items').select('id, number, title, is_done');
const eventsOf = (backend: BackendClient) =>
  backend.from('task_events').select('id, kind, previous, body, author, author_name, created_at');

export type DetailedTask = SelectedRow<typeof detailedTasks>;
export type ChecklistItem = SelectedRow<typeof itemsOf>;
export type TaskEvent = SelectedRow<typeof eventsOf>;

/** Loads a task with its description, its checklist, and the newest 300 history events. */
export function taskDetailsQuery(id: string) {
  return queryOptions({
    queryKey: ['tasks', 'details', id],
    queryFn: async (): Promise<TaskDetails> => {
      const [task, items, events] = await Promise.all([
        row((backend) => detailedTasks(backend).eq('id', id).limit(1)),
        rows((backend) => itemsOf(backend).eq('task_id', id).order('number').order('id')),
        rows((backend) =>
          eventsOf(backend).eq('task_id', id).order('number', { ascending: false }).limit(300),
        ),
      ]);
      return { task, items, events };
    },
  });
}

type TaskDetails = Readonly<{
  task: DetailedTask;
  items: readonly ChecklistItem[];
  events: readonly TaskEvent[];
}>;

/** A change of a checklist item. A removed item keeps its number, so that Undo restores its position. */
interface ItemChange {
  readonly verb: 'add' | 'set' | 'remove';
  readonly item: ChecklistItem;
}

/** Returns a function that changes a task's checklist with an optimistic update. */
export function useChangeChecklistItem(task: string) {
  const client = useQueryClient();
  const { queryKey } = taskDetailsQuery(task);
  const { mutateAsync } = useMutation({
    ...getMutationQueueOptions('checklist'),
    mutationFn: async ({ verb, item }: ItemChange): Promise<void> => {
      if (verb === 'add') await rpc('add_task_item', { ...item, task });
      else if (verb === 'set') await rpc('set_task_item', { item: item.id, is_done: item.is_done });
      else await rpc('remove_task_item', { item: item.id });
    },
    onMutate: async ({ verb, item }) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (shown: TaskDetails | undefined) => {
        const others = shown?.items.filter(({ id }) => id !== item.id) ?? [];
        const items = verb === 'remove' ? others : [...others, item];
        return (
          shown && { ...shown, items: items.toSorted((one, other) => one.number - other.number) }
        );
      });
    },
    onSettled: () => {
      if (isLastMutationInQueue(client, 'checklist')) void client.invalidateQueries({ queryKey });
    },
  });
  return mutateAsync;
}

export const useAddTaskComment = () =>
  useTaskMutation((comment: RpcArguments<'add_task_comment'>) => rpc('add_task_comment', comment));

export const useRemoveTaskComment = () =>
  useTaskMutation((comment: string) => rpc('remove_task_comment', { comment }));
