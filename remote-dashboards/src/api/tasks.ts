import {
  infiniteQueryOptions,
  keepPreviousData,
  type Mutation,
  type QueryClient,
  queryOptions,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import type { BackendClient } from '@torsa/shared/backend';
import type { BackendCall } from '@torsa/shared/database/backend-error';
import { type RpcArguments, rows, rpc, type SelectedRow } from './client.ts';
import { addDays, type CalendarDay, getLocalToday } from './days.ts';
import {
  getKeysetPaginationOptions,
  listPageSize,
  maxResponseRows,
  readWholeList,
} from './lists.ts';
import {
  captureKnownRowState,
  getExpectedRowVersion,
  getMutationQueueOptions,
  isLastMutationInQueue,
  type KnownRowState,
  type RowVersionChange,
} from './optimistic-queue.ts';
import { selectProjectColumns } from './projects.ts';

const allTasks = (backend: BackendClient) =>
  backend
    .from('tasks')
    .select(
      'id, project_id, title, assignee, due_on, state, sort_key, version, repeats, repeat_day, done_at, project:projects(title)',
    );

export type Task = SelectedRow<typeof allTasks>;
export type TaskState = Task['state'];

export const taskRepeatIntervals = [
  'never',
  'week',
  'month',
] as const satisfies readonly Task['repeats'][];

/** The task columns that staff can change, and the position in a board column. */
export type TaskChange =
  | (Partial<
      Pick<
        Task,
        | 'title'
        | 'assignee'
        | 'due_on'
        | 'state'
        | 'sort_key'
        | 'repeats'
        | 'repeat_day'
        | 'done_at'
      >
    > &
      Neighbours)
  | Pick<Task, 'project_id' | 'project'>
  | { readonly description: string };

/** The tasks above and below a moved task. */
interface Neighbours {
  readonly above?: string;
  readonly below?: string;
}

type Place = Pick<Task, 'id' | 'sort_key'>;

/**
 * Returns the change that moves a task between two others. Its temporary sort key applies until the backend determines
 * the final one.
 */
export const moveTaskBetween = (above: Place | undefined, below: Place | undefined): TaskChange =>
  above
    ? { above: above.id, sort_key: `${above.sort_key}0` }
    : below
      ? { below: below.id, sort_key: '' }
      : {};

/** Compares the positions of two tasks in a board column. */
export const compareTaskPositions = (one: Place, other: Place): number =>
  one.sort_key === other.sort_key
    ? one.id < other.id
      ? -1
      : 1
    : one.sort_key < other.sort_key
      ? -1
      : 1;

/** Returns true for a repeating task without a due date, which the backend rejects. */
export const isRepeatingWithoutDueDate = ({ due_on, repeats }: Pick<Task, 'due_on' | 'repeats'>) =>
  repeats !== 'never' && due_on === null;

export const isLateTask = ({ due_on, state }: Pick<Task, 'due_on' | 'state'>, today: CalendarDay) =>
  due_on !== null && due_on < today && state !== 'done';

/** The maximum number of tasks on the board or in a calendar month. A project's board has no maximum. */
export const maxShownTasks = 500;
/** The number of days for which the board shows a finished task. */
const doneDays = 7;

/** The option for tasks without a project. */
export const noProjectOption = 'none';
/** The option for the first project, if a project's board has none in its URL. */
export const firstProjectOption = 'first';

/** The tasks to load: of one assignee, of one project, of all staff, or all open tasks. */
export type TaskSelection =
  | { readonly assignee: string }
  | { readonly project: string }
  | { readonly everyone: true }
  | { readonly open: true };

function tasksOf(backend: BackendClient, scope: TaskSelection) {
  const tasks = allTasks(backend);
  if ('open' in scope) return tasks.neq('state', 'done');
  const since = addDays(getLocalToday(), -doneDays);
  const selected = 'everyone' in scope ? tasks : tasks.filter(...ownerFilter(scope));
  return selected.or(`state.neq.done,done_at.gte.${since}`);
}

/** Loads the selected tasks. All selections except `open` include recently finished tasks. */
export function tasksQuery(scope: TaskSelection) {
  const inOrder = (most: number) => (backend: BackendClient) =>
    tasksOf(backend, scope).order('due_on', { nullsFirst: false }).order('id').limit(most);
  return queryOptions({
    queryKey: ['tasks', scope],
    queryFn: async (): Promise<readonly Task[]> => {
      if (!('project' in scope)) return await rows(inOrder(maxShownTasks));
      return await readWholeList<Task>(rows(inOrder(maxResponseRows)), (after) =>
        rows((backend) => {
          const tasks = tasksOf(backend, scope);
          return (after ? tasks.gt('id', after.id) : tasks).order('id').limit(maxResponseRows);
        }),
      );
    },
    placeholderData: keepPreviousData,
  });
}

/** The selection of older finished tasks of an assignee or project, which `tasksQuery` omits. */
export type OlderTaskSelection = Exclude<
  TaskSelection,
  { readonly everyone: true } | { readonly open: true }
>;

/** Returns a selection's PostgREST filter: column, operator and value. */
function ownerFilter(scope: OlderTaskSelection): readonly [string, string, string | null] {
  if ('assignee' in scope) return ['assignee', 'eq', scope.assignee];
  return scope.project === noProjectOption
    ? ['project_id', 'is', null]
    : ['project_id', 'eq', scope.project];
}

/** Counts the older finished tasks of a selection. */
export function olderTaskCountQuery(scope: OlderTaskSelection, today: CalendarDay) {
  return queryOptions({
    queryKey: ['tasks', 'older count', scope, today],
    queryFn: () =>
      rows<number>(
        (backend) =>
          backend
            .from('tasks')
            .select('id', { count: 'exact' })
            .filter(...ownerFilter(scope))
            .lt('done_at', addDays(today, -doneDays))
            .limit(1)
            .then((response) => ({
              ...response,
              data: response.count ?? 0,
            })) as BackendCall<number>,
      ),
  });
}

/** Loads one page of the older finished tasks of a selection, latest first. */
export function olderTasksQuery(scope: OlderTaskSelection, today: CalendarDay) {
  return infiniteQueryOptions({
    queryKey: ['tasks', 'older', scope, today],
    ...getKeysetPaginationOptions<Task>(),
    queryFn: ({ pageParam: after }): Promise<readonly Task[]> =>
      rows((backend) => {
        const older = allTasks(backend)
          .filter(...ownerFilter(scope))
          .lt('done_at', addDays(today, -doneDays))
          .order('done_at', { ascending: false })
          .order('id')
          .limit(listPageSize);
        if (!after) return older;
        const { done_at: time, id } = after;
        return older.or(`done_at.lt.${time},and(done_at.eq.${time},id.gt.${id})`);
      }),
  });
}

/** Loads the next due tasks of one assignee or of all staff. Tasks without a due date are last. */
export function nextDueTasksQuery(assignee: string | undefined, count: number) {
  return queryOptions({
    queryKey: ['tasks', 'next', assignee, count],
    queryFn: (): Promise<readonly Task[]> =>
      rows((backend) => {
        const open = tasksOf(backend, { open: true });
        const found = assignee === undefined ? open : open.eq('assignee', assignee);
        return found.order('due_on', { nullsFirst: false }).order('id').limit(count);
      }),
  });
}

/** Loads the tasks and projects that are due between two dates. */
export function taskCalendarQuery(first: CalendarDay, last: CalendarDay) {
  return queryOptions({
    queryKey: ['tasks', 'calendar', first, last],
    queryFn: async () => {
      const [tasks, projects] = await Promise.all([
        rows((backend) =>
          allTasks(backend)
            .gte('due_on', first)
            .lte('due_on', last)
            .order('due_on')
            .order('id')
            .limit(maxShownTasks),
        ),
        rows((backend) =>
          selectProjectColumns(backend)
            .gte('due_on', first)
            .lte('due_on', last)
            .order('due_on')
            .order('id')
            .limit(maxShownTasks),
        ),
      ]);
      return { tasks, projects };
    },
    placeholderData: keepPreviousData,
  });
}

/**
 * Loads a week's plan: due tasks, open tasks without a due date, and overdue tasks. `largest` is the length of the
 * longest list.
 */
export function weekPlanTasksQuery(monday: CalendarDay) {
  const inOrder = (tasks: ReturnType<typeof allTasks>) =>
    tasks.order('due_on').order('id').limit(maxShownTasks);
  return queryOptions({
    queryKey: ['tasks', 'week', monday],
    queryFn: async () => {
      const lists = await Promise.all([
        rows((backend) =>
          inOrder(allTasks(backend).gte('due_on', monday).lte('due_on', addDays(monday, 6))),
        ),
        rows((backend) => inOrder(allTasks(backend).neq('state', 'done').is('due_on', null))),
        rows((backend) => inOrder(allTasks(backend).neq('state', 'done').lt('due_on', monday))),
      ]);
      // Remove repeated tasks, because a task that changes between two requests is in two lists.
      const tasks = new Map(lists.flat().map((task) => [task.id, task]));
      return {
        tasks: [...tasks.values()],
        largest: Math.max(...lists.map((list) => list.length)),
      };
    },
    placeholderData: keepPreviousData,
  });
}

const queue = 'tasks';

interface ChangedTask {
  /** The task as displayed at the time of the click. */
  readonly task: Task;
  readonly change: TaskChange;
  readonly known: KnownRowState;
}

interface TaskResult extends RowVersionChange {
  /** The changed columns from the backend. They include the project title only after a move to another project. */
  readonly row: Omit<Task, 'project'> & Partial<Pick<Task, 'project'>>;
}

const changedBy = ({ state }: Mutation) => state.variables as ChangedTask;

/** Returns a function that applies this page's pending changes to a task. */
export function usePendingTaskChanges(): (task: Task) => Task {
  const { mutationKey } = getMutationQueueOptions(queue);
  const filters = { mutationKey, status: 'pending' } as const;
  const pending = useMutationState({ filters, select: changedBy });
  return (task) => {
    const own = pending.filter((one) => one.task.id === task.id);
    return Object.assign({ ...task }, ...own.map(({ change }) => change));
  };
}

/** Changes a task with an optimistic update, which the page reverts if the backend rejects the change. */
export function useChangeTask() {
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    ...getMutationQueueOptions(queue),
    mutationFn: sendChange,
    onSuccess: async ({ row }) => {
      // Cancel running requests, because their responses would overwrite the optimistic update.
      await client.cancelQueries({ queryKey: ['tasks'] });
      client.setQueriesData({ queryKey: ['tasks'] }, (shown: unknown) =>
        withChangedRow(shown, row),
      );
    },
    onSettled: () => {
      if (isLastMutationInQueue(client, queue)) void refetchTasks(client);
    },
  });
  return (task: Task, change: TaskChange) => {
    const isSameTask = (mutation: Mutation) => changedBy(mutation).task.id === task.id;
    const known = captureKnownRowState(client, queue, task.version, isSameTask);
    return mutateAsync({ task, change, known });
  };
}

interface ShownTasks {
  readonly task?: Task;
  readonly tasks?: readonly Task[];
  readonly pages?: readonly (readonly Task[])[];
}

/** Replaces a changed task in a query's data: a list, pages, a calendar, or a task with its details. */
function withChangedRow(shown: unknown, row: TaskResult['row']): unknown {
  const changed = (one: Task) => (one.id === row.id ? { ...one, ...row } : one);
  if (Array.isArray(shown)) return shown.map(changed);
  const { task, tasks, pages }: ShownTasks = Object(shown);
  if (pages) return { ...Object(shown), pages: pages.map((page) => page.map(changed)) };
  if (task) return { ...Object(shown), task: changed(task) };
  return tasks ? { ...Object(shown), tasks: tasks.map(changed) } : shown;
}

async function sendChange({ task, change, known }: ChangedTask): Promise<TaskResult> {
  const { title, state, assignee, due_on } = { ...task, ...change };
  const expectedVersion = getExpectedRowVersion(known);
  if ('project_id' in change) {
    const { project_id: project } = change;
    const row = await rpc('move_task', {
      task: task.id,
      expected_version: expectedVersion,
      ...(project === null ? {} : { project }),
    });
    return { row: { ...row, project: change.project }, expectedVersion, newVersion: row.version };
  }
  if ('description' in change) {
    const { description } = change;
    const given = { task: task.id, description, expected_version: expectedVersion };
    const row = await rpc('set_task_description', given);
    return { row, expectedVersion, newVersion: row.version };
  }
  const row = await rpc('change_task', {
    task: task.id,
    title,
    state,
    expected_version: expectedVersion,
    ...(assignee === null ? {} : { assignee }),
    ...(due_on === null ? {} : { due_on }),
    ...(change.repeats ? { repeats: change.repeats } : {}),
    ...(change.repeat_day ? { repeat_day: change.repeat_day } : {}),
    ...(change.done_at ? { done_at: change.done_at } : {}),
    ...placeOf(change),
  });
  return { row, expectedVersion, newVersion: row.version };
}

/** Returns the neighbours of a moved task, or for Undo its previous sort key. */
function placeOf({ above, below, sort_key }: Extract<TaskChange, Neighbours>) {
  if (above !== undefined) return { above };
  if (below !== undefined) return { below };
  return sort_key === undefined ? {} : { sort_key };
}

interface NewTask extends RpcArguments<'add_task'> {
  readonly state?: TaskState;
  /** The time at which a task was done, if Undo restores it. */
  readonly done_at?: string | null;
}

/** Adds a task. Other states than “to do” need a second call, and a retry of both calls is harmless. */
async function addTask({ state = 'todo', done_at, ...task }: NewTask) {
  const added = await rpc('add_task', task);
  if (added.state === state) return added;
  const { id, title, assignee, due_on } = task;
  return rpc('change_task', {
    task: id,
    title,
    state,
    expected_version: added.version,
    ...(assignee === undefined ? {} : { assignee }),
    ...(due_on === undefined ? {} : { due_on }),
    ...(done_at ? { done_at } : {}),
  });
}

export const useAddTask = () => useTaskMutation(addTask);

export const useDeleteTask = () =>
  useTaskMutation(({ id, version }: Pick<Task, 'id' | 'version'>) =>
    rpc('delete_task', { task: id, expected_version: version }),
  );

/** Returns a function that restores a deleted task with the same ID. */
export const useRestoreTask = () =>
  useTaskMutation(({ id, project_id: project, title, assignee, due_on, state, done_at }: Task) =>
    addTask({
      id,
      title,
      state,
      done_at,
      ...(project === null ? {} : { project }),
      ...(assignee === null ? {} : { assignee }),
      ...(due_on === null ? {} : { due_on }),
    }),
  );

export function useTaskMutation<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => refetchTasks(client) });
}

/** Refetch the project members, because an assignment can add the assignee to the project. */
function refetchTasks(client: QueryClient): Promise<unknown> {
  return Promise.all(
    [['tasks'], ['work figures'], ['project']].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
}
