import type { Day } from '../../api/days.ts';
import { parseMonth } from '../../ui/parse-day.ts';

export const taskViews = ['mine', 'person', 'project', 'calendar'] as const;
/** How tasks are shown: one's own, by person, those of a project, or by day. */
type TaskView = (typeof taskViews)[number];

/** What the page shows. It is in the address, so that Back, a reload and a colleague find the same. */
export interface TasksViewState {
  readonly view: TaskView;
  /** The project whose tasks are shown. */
  readonly project: string;
  /** The month that is shown, as `2026-11`. */
  readonly month: string;
  /** What the address has instead of a month. */
  readonly unknownMonth: string | undefined;
}

export function parseTasksView(search: URLSearchParams, today: Day): TasksViewState {
  const text = search.get('month') ?? '';
  const month = parseMonth(text);
  return {
    view: taskViews.find((view) => view === search.get('view')) ?? 'mine',
    project: search.get('project') ?? '',
    month: month ?? today.slice(0, 7),
    unknownMonth: month === undefined && text !== '' ? text : undefined,
  };
}

/** The address of what is shown. The current month is not in it, so that the calendar follows the months. */
export function tasksViewParams(
  { view, project, month }: Omit<TasksViewState, 'unknownMonth'>,
  today: Day,
): Record<string, string> {
  return {
    view,
    ...(view === 'project' && project !== '' ? { project } : {}),
    ...(view === 'calendar' && !today.startsWith(month) ? { month } : {}),
  };
}
