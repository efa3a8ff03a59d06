import type { Database } from '@torsa/shared/backend';
import type { Day } from './days.ts';

type Row = Database['public']['Tables']['tasks']['Row'];

export type TaskState = Row['state'];

const taskStates = ['todo', 'doing', 'done'] as const satisfies readonly TaskState[];

export const taskColumns =
  'id, project_id, title, assignee, due_on, state, version, project:projects(title)' as const;

export type Task = Pick<
  Row,
  'id' | 'project_id' | 'title' | 'assignee' | 'due_on' | 'state' | 'version'
> & { readonly project: { readonly title: string } };

/** What a task is to be: all that can be changed of it. */
export type TaskChange = Partial<Pick<Task, 'title' | 'assignee' | 'due_on' | 'state'>>;

export const isLateTask = ({ due_on, state }: Pick<Task, 'due_on' | 'state'>, today: Day) =>
  due_on !== null && due_on < today && state !== 'done';

/** Where cards are put: in a state, or in somebody's hands. */
export interface Column {
  readonly id: string;
  readonly name: string;
  /** What a task becomes that is put here. */
  readonly change: TaskChange;
  readonly holds: (task: Task) => boolean;
}

export function columnsByState(names: Readonly<Record<TaskState, string>>): readonly Column[] {
  return taskStates.map((state) => ({
    id: state,
    name: names[state],
    change: { state },
    holds: (task) => task.state === state,
  }));
}

/** A column for each colleague, and one for what is nobody's; of what is not done yet. */
export function columnsByPerson(
  colleagues: readonly { readonly staff_id: string; readonly name: string }[],
  nobody: string,
): readonly Column[] {
  const of = (assignee: string | null, name: string): Column => ({
    id: assignee ?? '',
    name,
    change: { assignee },
    holds: (task) => task.assignee === assignee && task.state !== 'done',
  });
  return [of(null, nobody), ...colleagues.map(({ staff_id, name }) => of(staff_id, name))];
}
