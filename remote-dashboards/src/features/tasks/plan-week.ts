import { addDays, type CalendarDay } from '../../api/days.ts';
import type { Task } from '../../api/tasks.ts';

/** The week view warns if a day has more open tasks than this number. */
export const busyDayTaskCount = 5;

interface WeekRow {
  /** The staff ID of the row's assignee, or null for unassigned tasks. */
  readonly assignee: string | null;
  readonly name: string;
  /** The row's tasks, one list for each day of the week. */
  readonly cells: readonly (readonly Task[])[];
  /** The assignee's open tasks in this week, as a number. */
  readonly open: number;
  /** The first day with the most open tasks. Undefined if no day has several tasks. */
  readonly peak: { readonly day: CalendarDay; readonly open: number } | undefined;
}

export interface TaskWeekPlan {
  readonly days: readonly CalendarDay[];
  readonly rows: readonly WeekRow[];
  /** The open tasks without a due date, and the late tasks of earlier weeks. */
  readonly unplanned: readonly Task[];
}

type Person = { readonly staff_id: string; readonly name: string };

const isOpen = ({ state }: Task) => state !== 'done';

/** Returns the tasks of a week by assignee and day. Sunday is included only if a task is due then. */
export function planTaskWeek(
  tasks: readonly Task[],
  monday: CalendarDay,
  people: readonly Person[],
  unassigned: string,
): TaskWeekPlan {
  const sunday = addDays(monday, 6);
  const hasSunday = tasks.some(({ due_on }) => due_on === sunday);
  const days = Array.from({ length: hasSunday ? 7 : 6 }, (_, index) => addDays(monday, index));
  const isKnown = ({ assignee }: Task) => people.some(({ staff_id }) => staff_id === assignee);
  const rowOf = (assignee: string | null, name: string, own: readonly Task[]): WeekRow => {
    const cells = days.map((day) => own.filter(({ due_on }) => due_on === day));
    const loads = cells.map((cell) => cell.filter(isOpen).length);
    const most = Math.max(...loads);
    const day = days[loads.indexOf(most)];
    return {
      assignee,
      name,
      cells,
      open: loads.reduce((sum, load) => sum + load, 0),
      peak: most > 1 && day !== undefined ? { day, open: most } : undefined,
    };
  };
  return {
    days,
    rows: [
      ...people.map(({ staff_id, name }) =>
        rowOf(
          staff_id,
          name,
          tasks.filter(({ assignee }) => assignee === staff_id),
        ),
      ),
      rowOf(
        null,
        unassigned,
        tasks.filter((task) => !isKnown(task)),
      ),
    ],
    unplanned: tasks.filter(
      (task) => isOpen(task) && (task.due_on === null || task.due_on < monday),
    ),
  };
}
