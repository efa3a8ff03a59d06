import { useI18n } from '@torsa/shared/i18n';
import { addDays, type CalendarDay, getMondayOfWeek } from '../../api/days.ts';
import type { Task } from '../../api/tasks.ts';
import type { SwipeActions } from '../../ui/swipe-area.tsx';
import { createStateColumns } from './columns.ts';
import { createTaskChangesWithToasts } from './create-named-changes.ts';
import type { TasksPageTexts } from './tasks-page.copy.en.ts';
import type { TaskChangeWithToast } from './use-task-changes.tsx';

/** Returns a function that creates a task's swipe actions: done or not done, and other due dates. */
export function useTaskSwipeActions(
  tasks: readonly Task[],
  today: CalendarDay,
  apply: (id: string, change: TaskChangeWithToast) => Promise<void>,
  copy: TasksPageTexts,
): (id: string) => SwipeActions | undefined {
  const { format, language } = useI18n();
  return (id) => {
    const task = tasks.find((one) => one.id === id);
    const state = task?.state === 'done' ? 'todo' : 'done';
    const column = createStateColumns(copy.states).find((one) => one.id === state);
    if (!task || !column) return undefined;
    const { move, setDue } = createTaskChangesWithToasts(task, { copy, format, language });
    return {
      right: { label: column.name, run: () => void apply(id, move(column)) },
      left: getSwipeDays(today)
        .filter(({ day }) => day !== task.due_on)
        .map(({ name, day }) => ({
          label: copy.swipeDays[name],
          run: () => void apply(id, setDue(day)),
        })),
    };
  };
}

/** Returns the due dates that a swipe offers. On a Sunday, Monday is omitted, because tomorrow is the same date. */
function getSwipeDays(today: CalendarDay) {
  const tomorrow = addDays(today, 1);
  const monday = addDays(getMondayOfWeek(today), 7);
  return [
    { name: 'today', day: today },
    { name: 'tomorrow', day: tomorrow },
    ...(monday === tomorrow ? [] : [{ name: 'monday', day: monday } as const]),
  ] as const;
}
