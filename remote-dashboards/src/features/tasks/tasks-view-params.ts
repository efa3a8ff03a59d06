import { type CalendarDay, getMondayOfWeek } from '../../api/days.ts';
import { parseDay, parseMonth } from '../../ui/parse-day.ts';

export const taskViews = ['list', 'board', 'week', 'project', 'calendar'] as const;
type TaskView = (typeof taskViews)[number];

export const taskOwnerFilters = ['mine', 'everyone'] as const;
/** The choice between the user's own tasks and all tasks, in the list and on the board. */
type TaskOwner = (typeof taskOwnerFilters)[number];

/** The view, filters and dates of the task page, which are in the URL. */
export interface TasksViewState {
  readonly view: TaskView;
  readonly who: TaskOwner;
  /** True if the task list shows only late tasks. */
  readonly isLate: boolean;
  /** The ID of the project whose tasks the page shows. */
  readonly project: string;
  /** The Monday of the displayed week. */
  readonly week: CalendarDay;
  /** The displayed month, such as `2026-11`. */
  readonly month: string;
  /** The URL's month text if it is invalid. */
  readonly unknownMonth: string | undefined;
}

/** The two former view names that bookmarks may contain. */
const oldViews: Readonly<Record<string, TaskOwner>> = { mine: 'mine', person: 'everyone' };

export function parseTasksView(search: URLSearchParams, today: CalendarDay): TasksViewState {
  const text = search.get('month') ?? '';
  const month = parseMonth(text);
  const view = search.get('view') ?? '';
  const oldOwner = Object.hasOwn(oldViews, view) ? oldViews[view] : undefined;
  const listOrOther = taskViews.find((one) => one === view) ?? 'list';
  return {
    view: oldOwner ? 'board' : listOrOther,
    who: taskOwnerFilters.find((one) => one === search.get('who')) ?? oldOwner ?? 'mine',
    isLate: search.get('show') === 'late',
    project: search.get('project') ?? '',
    week: getMondayOfWeek(parseDay(search.get('week') ?? '') ?? today),
    month: month ?? today.slice(0, 7),
    unknownMonth: month === undefined && text !== '' ? text : undefined,
  };
}

/**
 * Converts the view state to URL parameters. The current week and month are omitted, so that a bookmark stays current.
 */
export function serializeTasksView(
  { view, who, isLate, project, week, month }: Omit<TasksViewState, 'unknownMonth'>,
  today: CalendarDay,
): Record<string, string> {
  return {
    ...(view === 'list' ? {} : { view }),
    ...((view === 'list' || view === 'board') && who === 'everyone' ? { who } : {}),
    ...(view === 'list' && isLate ? { show: 'late' } : {}),
    ...((view === 'project' || view === 'list') && project !== '' ? { project } : {}),
    ...(view === 'week' && week !== getMondayOfWeek(today) ? { week } : {}),
    ...(view === 'calendar' && !today.startsWith(month) ? { month } : {}),
  };
}
