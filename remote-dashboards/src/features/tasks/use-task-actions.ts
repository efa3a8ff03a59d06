import { useQueryClient } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { undoRowChange } from '../../api/optimistic-queue.ts';
import {
  type Task,
  type TaskChange,
  useChangeTask,
  useDeleteTask,
  useRestoreTask,
} from '../../api/tasks.ts';
import { useUndoToast } from '../../ui/use-undo.tsx';
import type { TaskTerms } from './task-terms.copy.en.ts';

/** A task with its description, which Undo restores. */
type ChangedTask = Task & { readonly description?: string };

export interface TaskActions {
  /**
   * Changes a task and shows a toast with Undo.
   * @param action the toast's text for the change, such as “Moved to Doing”
   * @throws {BackendError} if the backend rejects the change
   */
  readonly change: (task: ChangedTask, change: TaskChange, action: string) => Promise<void>;
  /**
   * Deletes a task and shows a toast with Undo.
   * @returns false if the backend rejects the deletion
   */
  readonly remove: (task: Task) => Promise<boolean>;
}

/** Returns the actions on tasks that have an Undo. */
export function useTaskActions(copy: TaskTerms): TaskActions {
  const { format } = useI18n();
  const client = useQueryClient();
  const send = useChangeTask();
  const { mutateAsync: remove } = useDeleteTask();
  const { mutateAsync: restore } = useRestoreTask();
  const announce = useUndoToast(copy.undo);
  return {
    async change(task, change, action) {
      const done = send(task, change);
      announce({
        action,
        done,
        undo: async () => {
          const changed = await done;
          await undoRowChange(client, task.id, changed, (version) =>
            send({ ...task, ...changed.row, version }, previousValues(task, change)),
          );
        },
      });
      await done;
    },
    // Send the deletion before the toast ends, because a closed tab could not send it later.
    async remove(task) {
      const done = remove(task);
      const undo = async () => {
        await done;
        await restore(task);
      };
      announce({ action: format(copy.deleted, { title: task.title }), done, undo });
      return done.then(
        () => true,
        () => false,
      );
    },
  };
}

const names = ['title', 'assignee', 'due_on', 'state', 'sort_key', 'repeats'] as const;

function previousValues(task: ChangedTask, change: TaskChange): TaskChange {
  if ('description' in change) return { description: task.description ?? '' };
  if ('project_id' in change) return { project_id: task.project_id, project: task.project };
  return {
    ...Object.fromEntries(names.filter((name) => name in change).map((name) => [name, task[name]])),
    ...('due_on' in change ? { repeat_day: task.repeat_day } : {}),
    ...('state' in change ? { done_at: task.done_at } : {}),
  };
}
