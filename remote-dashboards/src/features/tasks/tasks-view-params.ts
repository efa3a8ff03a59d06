import type { Day } from '../../api/days.ts';
import { parseMonth } from '../../ui/parse-day.ts';

export const taskViews = ['mine', 'person', 'project', 'calendar'] as const;
/** A task view: the logged-in user's tasks, by assignee, by project, or as a calendar. */
type TaskView = (typeof taskViews)[number];

/**
 * The view state of the task page. The state is in the URL, so a page reload or a shared link shows the same tasks.
 */
export interface TasksViewState {
  readonly view: TaskView;
  /** ID of the project whose tasks the page shows. */
  readonly project: string;
  /** The displayed month, such as `2026-11`. */
  readonly month: string;
  /** The invalid month text in the URL. Undefined if the month is valid. */
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

/**
 * Converts a task view to URL parameters. Omits the current month, so that a bookmark always shows the current month.
 */
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
