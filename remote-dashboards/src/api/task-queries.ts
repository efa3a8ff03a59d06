import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf } from '@torsa/shared/database/answer-of';
import { addDays, type Day, todayHere } from './days.ts';
import { maxRows, readWholeList } from './list-page.ts';
import { projectColumns } from './project.ts';
import { pollInterval } from './query-client.ts';
import { signedInBackend } from './signed-in-backend.ts';
import { type Task, taskColumns } from './task.ts';

/** The most that a board or a month shows, what is due first; who has more sees them by project. */
export const maxTasks = 500;
/** For how many days a task that is done stays on the board. */
const doneDays = 14;

/** Whose tasks: somebody's, those of a project, or all that are not done. */
export type TaskScope =
  | { readonly assignee: string }
  | { readonly project: string }
  | { readonly open: true };

/**
 * The tasks of a scope; those that were done lately among them, but for all. Of a project all are read, and else as many as a
 * board shows.
 */
export function tasksQuery(scope: TaskScope) {
  return queryOptions({
    queryKey: ['tasks', scope],
    queryFn: async (): Promise<readonly Task[]> => {
      const backend = await signedInBackend();
      const rows = () => {
        const tasks = backend.from('tasks').select(taskColumns);
        if ('open' in scope) return tasks.neq('state', 'done');
        const since = addDays(todayHere(), -doneDays);
        return (
          'assignee' in scope
            ? tasks.eq('assignee', scope.assignee)
            : tasks.eq('project_id', scope.project)
        ).or(`state.neq.done,done_at.gte.${since}`);
      };
      const read = (most: number) =>
        answerOf(rows().order('due_on', { nullsFirst: false }).order('id').limit(most));
      if (!('project' in scope)) return await read(maxTasks);
      return await readWholeList<Task>(
        () => read(maxRows),
        (after) =>
          answerOf((after ? rows().gt('id', after.id) : rows()).order('id').limit(maxRows)),
      );
    },
    refetchInterval: pollInterval,
    placeholderData: keepPreviousData,
  });
}

/** The few that are due next, of somebody or of everybody; what has no day comes last. */
export function nextTasksQuery(assignee: string | undefined, count: number) {
  return queryOptions({
    queryKey: ['tasks', 'next', assignee, count],
    queryFn: async (): Promise<readonly Task[]> => {
      const backend = await signedInBackend();
      const open = backend.from('tasks').select(taskColumns).neq('state', 'done');
      const rows = assignee === undefined ? open : open.eq('assignee', assignee);
      return await answerOf(rows.order('due_on', { nullsFirst: false }).order('id').limit(count));
    },
    refetchInterval: pollInterval,
  });
}

/** What is to be done from one day to another: tasks, and the projects that are due. */
export function calendarQuery(first: Day, last: Day) {
  return queryOptions({
    queryKey: ['tasks', 'calendar', first, last],
    queryFn: async () => {
      const backend = await signedInBackend();
      const [tasks, projects] = await Promise.all([
        answerOf(
          backend
            .from('tasks')
            .select(taskColumns)
            .gte('due_on', first)
            .lte('due_on', last)
            .order('due_on')
            .order('id')
            .limit(maxTasks),
        ),
        answerOf(
          backend
            .from('projects')
            .select(projectColumns)
            .gte('due_on', first)
            .lte('due_on', last)
            .order('due_on')
            .order('id')
            .limit(maxTasks),
        ),
      ]);
      return { tasks, projects };
    },
    placeholderData: keepPreviousData,
  });
}
