import type { Day } from '../../api/days.ts';
import { parseMonth } from '../../ui/parse-day.ts';

export const taskViews = ['mine', 'person', 'project', 'calendar'] as const;
/** A task view: the reader's own tasks, by person, by project, or as a calendar. */
type TaskView = (typeof taskViews)[number];

/** The state of the task page. The URL contains it, so a reload or a shared link shows the same. */
export interface TasksViewState {
  readonly view: TaskView;
  /** The ID of the project whose tasks are shown. */
  readonly project: string;
  /** The shown month, such as `2026-11`. */
  readonly month: string;
  /** The invalid text in the URL; undefined if the month is valid. */
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
 * Returns the URL parameters of a task view. The current month is omitted, so a bookmark always shows the current
 * month.
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
