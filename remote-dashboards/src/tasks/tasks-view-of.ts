export const taskViews = ['mine', 'person', 'project', 'calendar'] as const;
/** How tasks are shown: one's own, by person, those of a project, or by day. */
export type TaskView = (typeof taskViews)[number];

/** What the page shows. It is in the address, so that Back, a reload and a colleague find the same. */
export interface ShownTasks {
  readonly view: TaskView;
  /** The project whose tasks are shown. */
  readonly project: string;
  /** The month that is shown, as `2026-11`. */
  readonly month: string;
}

export function readShownTasks(search: URLSearchParams, today: string): ShownTasks {
  const month = search.get('month') ?? '';
  return {
    view: taskViews.find((view) => view === search.get('view')) ?? 'mine',
    project: search.get('project') ?? '',
    month: /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : today.slice(0, 7),
  };
}
