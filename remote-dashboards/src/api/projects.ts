import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BackendClient } from '@torsa/shared/backend';
import { type Enums, type QueryRow, type Returns, row, rows, rpc } from './client.ts';
import { addDays, type Day, getLocalToday } from './days.ts';
import { earlyPage } from './early-rows.ts';
import {
  type Cursor,
  filterAfterCursor,
  keysetPagination,
  maxRows,
  pageSize,
  readAllRows,
  readWholeList,
} from './lists.ts';
import { type NewestRows, type ReadRowsBefore, readNewestRows } from './newest-rows.ts';

export type Stage = Enums['project_stage'];
export type WaitingOn = Enums['project_waiting'];

/** Staff read the database tables. Clients call database functions that return fewer columns. */
export type ViewerRole = 'staff' | 'client';

/** The stages of a project from start to launch. */
export const stages = [
  'planned',
  'designing',
  'building',
  'in_review',
  'live',
  'cared_for',
] as const satisfies readonly Stage[];

export const services = [
  'website-build',
  'template',
  'marketing-site',
  'ai-tool',
  'apps',
  'social-media-marketing',
] as const;
export type Service = (typeof services)[number];

export const projectsWithColumns = (backend: BackendClient) =>
  backend
    .from('projects')
    .select(
      'id, title, service_id, stage, due_on, waiting_on, waiting_for, conversation_id, version, sort_key',
    );

export type Project = QueryRow<typeof projectsWithColumns>;

/**
 * Converts the project that a client can read to the staff type. Clients read no version, because they change
 * nothing.
 */
const projectOfClient = (own: Returns<'client_projects'>[number]): Project => ({
  ...own,
  version: 0,
});

/** Returns true if the project is unfinished and its due date has passed. */
export function isLateProject(project: Pick<Project, 'due_on' | 'stage'>, today: Day): boolean {
  return project.due_on !== null && project.due_on < today && !isFinishedProject(project);
}

/** The stages of finished projects, whose due date no longer matters. */
const finishedStages: readonly Stage[] = ['live', 'cared_for'];

export const isFinishedProject = ({ stage }: Pick<Project, 'stage'>) =>
  finishedStages.includes(stage);

/** Returns the service of a project. Returns undefined if the site no longer offers the service. */
export const findService = ({ service_id }: Pick<Project, 'service_id'>) =>
  services.find((one) => one === service_id);

/**
 * The filter of the project list: all projects, unfinished projects, late projects, projects that wait for the client,
 * or projects in one stage. Numbers on the dashboards link to a filtered list.
 */
export type ProjectsFilter = 'all' | 'running' | 'late' | 'waiting' | Stage;

export const projectsFilters = [
  'all',
  'running',
  'late',
  'waiting',
  ...stages,
] as const satisfies readonly ProjectsFilter[];

/** Parses the project filter in the URL. An unknown value means all projects. */
export const parseProjectsFilter = (search: URLSearchParams): ProjectsFilter =>
  projectsFilters.find((one) => one === search.get('show')) ?? 'all';

/** A row of the project list. Only staff see the names of the clients. */
export type ListedProject = Project & { readonly clients: readonly string[] };

/** A row as staff read it, with the name of the person who wrote the project's conversation. */
type StoredProject = Project & { readonly conversation: { readonly name: string } | null };

const listedColumns =
  'id, title, service_id, stage, due_on, waiting_on, waiting_for, conversation_id, version, sort_key, conversation:conversations(name)' as const;

/**
 * Loads the projects that the user may see, fifty per page, earliest due date first.
 * @param filter applies only to staff
 */
export function projectsQuery(
  side: ViewerRole,
  filter: ProjectsFilter = 'all',
  today: Day = getLocalToday(),
) {
  return infiniteQueryOptions({
    queryKey: ['projects', filter, ...(filter === 'late' ? [today] : [])],
    queryFn: ({ pageParam }) =>
      side === 'client' ? readPageOfClient(pageParam) : readPage(filter, today, pageParam),
    ...keysetPagination<Cursor>(),
    placeholderData: keepPreviousData,
    ...(side === 'client' && earlyPage('rpc/client_projects', listedProjectOfClient)),
  });
}

async function readPage(
  filter: ProjectsFilter,
  today: Day,
  after: Cursor | undefined,
): Promise<ListedProject[]> {
  const page = await rows<StoredProject[]>((backend) => {
    let found =
      filter === 'waiting'
        ? backend.rpc('projects_waiting_for_client').select(listedColumns)
        : backend.from('projects').select(listedColumns);
    if (filter === 'late' || filter === 'running') {
      found = found.not('stage', 'in', `(${finishedStages.join(',')})`);
      if (filter === 'late') found = found.lt('due_on', today);
    } else if (filter !== 'all' && filter !== 'waiting') {
      found = found.eq('stage', filter);
    }
    if (after) found = found.or(filterAfterCursor(after));
    return found.order('sort_key').order('id').limit(pageSize);
  });
  const added = await readClients(page);
  return page.map(({ conversation, ...project }) => ({
    ...project,
    clients: conversation
      ? [conversation.name]
      : added.filter((one) => one.project_id === project.id).map(({ name }) => name),
  }));
}

/** Reads the clients of the projects without a conversation. The other projects have the name of its writer. */
async function readClients(page: readonly Project[]) {
  const projects = page.filter((one) => one.conversation_id === null).map(({ id }) => id);
  return projects.length === 0 ? [] : rpc('project_clients', { projects });
}

async function readPageOfClient(after: Cursor | undefined): Promise<ListedProject[]> {
  const page = await rows((backend) => {
    const own = backend.rpc('client_projects');
    const rest = after ? own.or(filterAfterCursor(after)) : own;
    return rest.order('sort_key').order('id').limit(pageSize);
  });
  return page.map(listedProjectOfClient);
}

const listedProjectOfClient = (own: Returns<'client_projects'>[number]): ListedProject => ({
  ...projectOfClient(own),
  clients: [],
});

/** Loads the titles of all projects that the user may see, earliest due date first. */
export const projectTitlesQuery = queryOptions({
  queryKey: ['projects', 'titles'],
  queryFn: () =>
    readAllRows<Pick<Project, 'id' | 'title' | 'sort_key'>>((after) =>
      rows((backend) => {
        const titles = backend.from('projects').select('id, title, sort_key');
        const rest = after ? titles.or(filterAfterCursor(after)) : titles;
        return rest.order('sort_key').order('id').limit(maxRows);
      }),
    ),
  staleTime: 60_000,
});

/**
 * Loads one project.
 * @throws {BackendError} `missing` if the user cannot read a project with this ID
 */
export function projectQuery(id: string, side: ViewerRole) {
  return queryOptions({
    queryKey: ['project', id],
    queryFn: async (): Promise<Project> =>
      side === 'client'
        ? projectOfClient(await row((backend) => backend.rpc('client_projects').eq('id', id)))
        : await row((backend) => projectsWithColumns(backend).eq('id', id)),
  });
}

const events = (backend: BackendClient) =>
  backend
    .from('project_events')
    .select('id, number, kind, stage, body, internal, author_name, created_at, ask_id');

export type ProjectEvent = QueryRow<typeof events>;

/** Loads the last events of a project that the user may read, oldest event first. */
export function eventsQuery(id: string, side: ViewerRole) {
  const queryKey = ['project', id, 'events'] as const;
  return queryOptions({
    queryKey,
    queryFn: ({ client }): Promise<NewestRows<ProjectEvent>> =>
      readNewestRows(readEventsBefore(id, side), () => client.getQueryData(queryKey)),
  });
}

/** Reads one page of events before a given event number, or the last page. */
export function readEventsBefore(id: string, side: ViewerRole): ReadRowsBefore<ProjectEvent> {
  return async (before) => {
    if (side === 'client') {
      const own = await rows((backend) => {
        const all = backend.rpc('client_project_events', { project: id });
        const earlier = before === undefined ? all : all.lt('number', before);
        return earlier.order('number', { ascending: false }).limit(pageSize);
      });
      return own.map((event) => ({ ...event, internal: false }));
    }
    return await rows((backend) => {
      const all = events(backend).eq('project_id', id);
      const earlier = before === undefined ? all : all.lt('number', before);
      return earlier.order('number', { ascending: false }).limit(pageSize);
    });
  };
}

/** Reads the stage changes of a project, newest last. Only the last thousand changes are read. */
export function stageEventsQuery(id: string, side: ViewerRole) {
  const columns = 'stage, created_at, number' as const;
  return queryOptions({
    queryKey: ['project', id, 'stages'],
    queryFn: async () => {
      const newest = await rows((backend) => {
        const changes =
          side === 'client'
            ? backend.rpc('client_project_events', { project: id }).select(columns)
            : backend.from('project_events').select(columns).eq('project_id', id);
        return changes
          .not('stage', 'is', null)
          .order('number', { ascending: false })
          .limit(maxRows);
      });
      return newest.toSorted((one, other) => one.number - other.number);
    },
  });
}

const links = (backend: BackendClient) =>
  backend.from('project_links').select('id, title, url, created_at');

export type ProjectLink = Omit<QueryRow<typeof links>, 'created_at'>;

export function linksQuery(id: string) {
  return queryOptions({
    queryKey: ['project', id, 'links'],
    queryFn: async (): Promise<readonly ProjectLink[]> => {
      const all = await readAllRows<QueryRow<typeof links>>((after) =>
        rows((backend) => {
          const own = links(backend).eq('project_id', id);
          return (after ? own.gt('id', after.id) : own).order('id').limit(maxRows);
        }),
      );
      return all.toSorted((one, other) => (one.created_at < other.created_at ? -1 : 1));
    },
  });
}

/** Reads the staff of a project, and the clients that the caller may see. */
export function membersQuery(id: string) {
  return queryOptions({
    queryKey: ['project', id, 'members'],
    queryFn: () =>
      readWholeList<Returns<'project_members'>[number]>(
        rows((backend) => backend.rpc('project_members', { project: id })),
        (after) =>
          rows((backend) =>
            backend
              .rpc('project_members', { project: id })
              .gt('person', after?.person ?? '')
              .order('person')
              .limit(maxRows),
          ),
      ),
  });
}

/** Reads the project of a conversation; null if the caller may not see one. */
export function projectOfConversationQuery(conversation: string) {
  return queryOptions({
    queryKey: ['projects', 'of conversation', conversation],
    queryFn: async () => {
      const [found] = await rows((backend) =>
        backend.from('projects').select('id, title').eq('conversation_id', conversation),
      );
      return found ?? null;
    },
  });
}

/** The maximum number of projects that a report lists by name. */
const maxNamed = 20;

/** Loads the projects that went live between two dates, latest first. The dates are in the browser's time zone. */
export function launchedProjectsQuery(first: Day, last: Day) {
  return queryOptions({
    queryKey: ['projects', 'launched', first, last],
    queryFn: async () => {
      const events = await rows((backend) =>
        backend
          .from('project_events')
          .select('project:projects(id, title, due_on)')
          .eq('kind', 'stage')
          .eq('stage', 'live')
          .gte('created_at', startOfDay(first))
          .lt('created_at', startOfDay(addDays(last, 1)))
          .order('created_at', { ascending: false })
          .limit(maxNamed),
      );
      // List each project once, even if the project went live twice.
      return [...new Map(events.map(({ project }) => [project.id, project])).values()];
    },
  });
}

/** Returns the start of a day in the browser's time zone, as an ISO 8601 timestamp in UTC. */
const startOfDay = (day: Day): string => new Date(`${day}T00:00:00`).toISOString();

/** Loads the projects that are past their due date, most overdue first. */
export function lateProjectsQuery(today: Day = getLocalToday()) {
  return queryOptions({
    queryKey: ['projects', 'late by name', today],
    queryFn: async () => (await readPage('late', today, undefined)).slice(0, maxNamed),
  });
}
