import { addDays, type CalendarDay, getMondayOfWeek } from '../../api/days.ts';
import { isLateTask, type Task } from '../../api/tasks.ts';

/** The groups of the task list, in page order. */
export const taskGroups = [
  'late',
  'today',
  'thisWeek',
  'nextWeek',
  'later',
  'undated',
  'done',
] as const;

export type TaskGroup = (typeof taskGroups)[number];

/** Returns the group of a task in the task list. A week starts on Monday. */
export function getTaskGroup(task: Pick<Task, 'due_on' | 'state'>, today: CalendarDay): TaskGroup {
  const { due_on: due, state } = task;
  if (state === 'done') return 'done';
  if (due === null) return 'undated';
  if (isLateTask(task, today)) return 'late';
  if (due === today) return 'today';
  const nextMonday = addDays(getMondayOfWeek(today), 7);
  if (due < nextMonday) return 'thisWeek';
  return due < addDays(nextMonday, 7) ? 'nextWeek' : 'later';
}
