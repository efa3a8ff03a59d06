import type { CalendarDay } from '../../api/days.ts';
import { isFinishedProject, isLateProject, type Project } from '../../api/projects.ts';
import { isLateTask, type Task } from '../../api/tasks.ts';
import type { TasksPageTexts } from './tasks-page.copy.en.ts';

/** An entry of the task calendar: a task with a due date, or the deadline of a project. */
export interface TaskCalendarEntry {
  readonly id: string;
  readonly kind: 'task' | 'deadline';
  readonly day: CalendarDay;
  readonly title: string;
  /** The project's title, or a text for a task without a project or for a deadline. */
  readonly of: string;
  readonly isLate: boolean;
  readonly isDone: boolean;
  readonly repeats: Task['repeats'];
}

/** Returns the entries of the task calendar. Each day lists deadlines, then open tasks, then finished tasks. */
export function listCalendarEntries(
  { tasks, projects }: { readonly tasks: readonly Task[]; readonly projects: readonly Project[] },
  today: CalendarDay,
  copy: Pick<TasksPageTexts, 'projectDue' | 'noProject'>,
): readonly TaskCalendarEntry[] {
  const deadlines = projects.map((project) => ({
    id: project.id,
    kind: 'deadline' as const,
    day: project.due_on ?? '',
    title: project.title,
    of: copy.projectDue,
    isLate: isLateProject(project, today),
    isDone: isFinishedProject(project),
    repeats: 'never' as const,
  }));
  const due = tasks.map((task) => ({
    id: task.id,
    kind: 'task' as const,
    day: task.due_on ?? '',
    title: task.title,
    of: task.project?.title ?? copy.noProject,
    isLate: isLateTask(task, today),
    isDone: task.state === 'done',
    repeats: task.repeats,
  }));
  const [open, done] = [due.filter(({ isDone }) => !isDone), due.filter(({ isDone }) => isDone)];
  return [...deadlines, ...open, ...done];
}
