import type { Task, TaskChange, TaskState } from '../../api/tasks.ts';

const taskStates = ['todo', 'doing', 'done'] as const satisfies readonly TaskState[];

/** A column of the task board, for one task state or one assignee. */
export interface TaskBoardColumn {
  readonly id: string;
  readonly name: string;
  /** The task change that moves a task into this column. */
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

/** Returns the board columns by assignee, with the open tasks of each colleague and the unassigned tasks. */
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
