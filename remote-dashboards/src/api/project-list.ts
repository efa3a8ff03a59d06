import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { Ask } from './asks.ts';
import { type RpcResult, rows, rpc } from './client.ts';
import { type CalendarDay, getLocalToday } from './days.ts';
import { getEarlyDataPagedQueryOptions } from './early-rows.ts';
import { createSortKeyCursorFilter, listPageSize } from './lists.ts';
import { colleaguesQuery } from './people.ts';
import {
  convertToStaffProject,
  finishedProjectStages,
  type Project,
  type ProjectStage,
  projectStages,
  type ViewerRole,
} from './projects.ts';

/** The filter of the project list: all, the user's own, unfinished, late, waiting for the client, or in one stage. */
export type ProjectListFilter = 'all' | 'mine' | 'running' | 'late' | 'waiting' | ProjectStage;

export const projectListFilters = [
  'all',
  'mine',
  'running',
  'late',
  'waiting',
  ...projectStages,
] as const satisfies readonly ProjectListFilter[];

/** The sort orders of the project list. A minus sign reverses an order. */
export const projectSortOrders = [
  'due',
  '-due',
  'title',
  '-title',
  'stage',
  '-stage',
  'changed',
  '-changed',
] as const;
export type ProjectSortOrder = (typeof projectSortOrders)[number];

/**
 * The filter and sort order of the project list, which are in the URL so that a reload or shared link shows the same
 * list.
 */
export interface ProjectListView {
  readonly filter: ProjectListFilter;
  readonly sort: ProjectSortOrder;
}

/** Parses the project list's filter and sort order from the URL, with defaults for unknown values. */
export const parseProjectListView = (search: URLSearchParams): ProjectListView => ({
  filter: projectListFilters.find((one) => one === search.get('show')) ?? 'all',
  sort: projectSortOrders.find((one) => one === search.get('sort')) ?? 'due',
});

/** Converts the project list's filter and sort order to URL parameters, without default values. */
export const serializeProjectListView = ({
  filter,
  sort,
}: ProjectListView): Record<string, string> => ({
  ...(filter === 'all' ? {} : { show: filter }),
  ...(sort === 'due' ? {} : { sort }),
});

/** A row of the project list. Only staff get the names of people and the current requests to clients. */
export type ListedProject = Project & {
  readonly clients: readonly string[];
  /** The IDs of the project's staff. */
  readonly staff: readonly string[];
  /** The requests to clients that wait for an answer or its acceptance, earliest due date first. */
  readonly asks: readonly CurrentAsk[];
  /** The time of the project's last change. Clients cannot read it, because internal changes count too. */
  readonly updated_at?: string;
};

type CurrentAsk = Pick<Ask, 'text_en' | 'text_bn' | 'state'>;

/** A project row for staff, with the name of the conversation's sender. */
type StoredProject = Project & {
  readonly updated_at?: string;
  readonly conversation?: { readonly name: string } | null;
  readonly staff?: readonly { readonly staff_id: string }[];
  readonly asks?: readonly CurrentAsk[];
};

const listedColumns =
  'id, title, service_id, stage, due_on, waiting_on, waiting_for, conversation_id, version, sort_key, updated_at, conversation:conversations!projects_conversation_id_fkey(name), staff:project_staff(staff_id), asks(text_en, text_bn, state)' as const;
// The join filters rows but adds no columns, so the row type stays the same.
const myColumns =
  `${listedColumns}, mine:project_staff!inner(staff_id)` as string as typeof listedColumns;

/** Loads the projects that the user can read, fifty per page. Only staff can filter and sort them. */
export function projectsQuery(
  side: ViewerRole,
  { filter = 'all', sort = 'due' }: Partial<ProjectListView> = {},
  today: CalendarDay = getLocalToday(),
) {
  return infiniteQueryOptions({
    queryKey: ['project list', filter, sort, ...(filter === 'late' ? [today] : [])],
    queryFn: async ({ pageParam, client }) => {
      if (side === 'client') return readPageOfClient(pageParam);
      const colleagues = filter === 'mine' ? await client.ensureQueryData(colleaguesQuery) : [];
      const me = colleagues.find(({ is_me }) => is_me)?.staff_id ?? '';
      return readPage({ filter, sort, me, today }, pageParam);
    },
    initialPageParam: firstPage,
    getNextPageParam: (page: readonly ListedProject[], pages): Place | undefined =>
      page.length < listPageSize
        ? undefined
        : { after: page.at(-1), offset: pages.length * listPageSize },
    placeholderData: keepPreviousData,
    ...(side === 'client' &&
      getEarlyDataPagedQueryOptions('rpc/client_projects', listedProjectOfClient)),
  });
}

/** The start of a result page: a row number, or in the stored order the previous page's last row. */
interface Place {
  readonly after?: ListedProject | undefined;
  readonly offset: number;
}

const firstPage = undefined as Place | undefined;

interface Reading extends ProjectListView {
  /** The staff ID of the logged-in user. */
  readonly me: string;
  readonly today: CalendarDay;
}

async function readPage(
  { filter, sort, me, today }: Reading,
  { after, offset }: Place = { offset: 0 },
): Promise<ListedProject[]> {
  const page = await rows<StoredProject[]>((backend) => {
    let found =
      filter === 'waiting'
        ? backend.rpc('projects_waiting_for_client').select(listedColumns)
        : backend.from('projects').select(filter === 'mine' ? myColumns : listedColumns);
    found = found
      .in('asks.state', ['open', 'sent'])
      .order('due_on', { referencedTable: 'asks', nullsFirst: false })
      .order('created_at', { referencedTable: 'asks' });
    if (filter === 'mine') {
      found = found.eq('mine.staff_id', me);
    } else if (filter === 'late' || filter === 'running') {
      found = found.not('stage', 'in', `(${finishedProjectStages.join(',')})`);
      if (filter === 'late') found = found.lt('due_on', today);
    } else if (filter !== 'all' && filter !== 'waiting') {
      found = found.eq('stage', filter);
    }
    if (sort === 'due') {
      if (after) found = found.or(createSortKeyCursorFilter(after));
      return found.order('sort_key').order('id').limit(listPageSize);
    }
    const { column, ascending } = orders[sort];
    return found
      .order(column, { ascending, nullsFirst: false })
      .order('id')
      .range(offset, offset + listPageSize - 1);
  });
  const added = await readClients(page);
  return page.map(({ conversation, staff = [], asks = [], ...project }) => ({
    ...project,
    clients: conversation
      ? [conversation.name]
      : added.filter((one) => one.project_id === project.id).map(({ name }) => name),
    staff: staff.map(({ staff_id }) => staff_id),
    asks,
  }));
}

/** The column and direction of each sort order, except the stored order `due`. */
const orders = {
  '-due': { column: 'due_on', ascending: false },
  title: { column: 'title', ascending: true },
  '-title': { column: 'title', ascending: false },
  stage: { column: 'stage', ascending: true },
  '-stage': { column: 'stage', ascending: false },
  changed: { column: 'updated_at', ascending: false },
  '-changed': { column: 'updated_at', ascending: true },
} as const satisfies Record<Exclude<ProjectSortOrder, 'due'>, object>;

/** Loads the clients of projects without a conversation, which would contain the client's name. */
async function readClients(page: readonly Project[]) {
  const projects = page.filter((one) => one.conversation_id === null).map(({ id }) => id);
  return projects.length === 0 ? [] : rpc('project_clients', { projects });
}

async function readPageOfClient({ after }: Partial<Place> = {}): Promise<ListedProject[]> {
  const page = await rows((backend) => {
    const own = backend.rpc('client_projects');
    const rest = after ? own.or(createSortKeyCursorFilter(after)) : own;
    return rest.order('sort_key').order('id').limit(listPageSize);
  });
  return page.map(listedProjectOfClient);
}

const listedProjectOfClient = (own: RpcResult<'client_projects'>[number]): ListedProject => ({
  ...convertToStaffProject(own),
  clients: [],
  staff: [],
  asks: [],
});
