import type { Task, TaskChange, TaskState } from '../../api/tasks.ts';

const taskStates = ['todo', 'doing', 'done'] as const satisfies readonly TaskState[];

/** A column of the task board, for a task state or an assignee. */
export interface TaskBoardColumn {
  readonly id: string;
  readonly name: string;
  /** The change of a task that moves the task into this column of the task board. */
  readonly change: TaskChange;
  readonly holds: (task: Task) => boolean;
}

export function createStateColumns(
  names: Readonly<Record<TaskState, string>>,
): readonly TaskBoardColumn[] {
  return taskStates.map((state) => ({
    id: state,
    name: names[state],
    change: { state },
    holds: (task) => task.state === state,
  }));
}

/** Returns a task board column with the open tasks of each colleague, and a column with the unassigned tasks. */
export function createAssigneeColumns(
  colleagues: readonly { readonly staff_id: string; readonly name: string }[],
  unassigned: string,
): readonly TaskBoardColumn[] {
  const of = (assignee: string | null, name: string): TaskBoardColumn => ({
    id: assignee ?? '',
    name,
    change: { assignee },
    holds: (task) => task.assignee === assignee && task.state !== 'done',
  });
  return [of(null, unassigned), ...colleagues.map(({ staff_id, name }) => of(staff_id, name))];
}
