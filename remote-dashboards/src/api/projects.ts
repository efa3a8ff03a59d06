import { queryOptions } from '@tanstack/react-query';
import type { BackendClient } from '@torsa/shared/backend';
import { type DatabaseEnums, type RpcResult, row, rows, type SelectedRow } from './client.ts';
import { addDays, type CalendarDay } from './days.ts';
import {
  createSortKeyCursorFilter,
  listPageSize,
  maxResponseRows,
  readAllRows,
  readWholeList,
} from './lists.ts';
import { type NewestListRows, type ReadRowsBeforeFunction, readNewestRows } from './newest-rows.ts';

export type ProjectStage = DatabaseEnums['project_stage'];
export type AwaitedParty = DatabaseEnums['project_waiting'];

/** The side of the user: staff read tables, and clients call database functions with fewer columns. */
export type ViewerRole = 'staff' | 'client';

/** The stages of a project, from start to launch. */
export const projectStages = [
  'planned',
  'designing',
  'building',
  'in_review',
  'live',
  'cared_for',
] as const satisfies readonly ProjectStage[];

export const projectServices = [
  'website-build',
  'template',
  'marketing-site',
  'ai-tool',
  'apps',
  'social-media-marketing',
] as const;
export type ProjectService = (typeof projectServices)[number];

export const selectProjectColumns = (backend: BackendClient) =>
  backend
    .from('projects')
    .select(
      'id, title, service_id, stage, due_on, waiting_on, waiting_for, conversation_id, version, sort_key',
    );

export type Project = SelectedRow<typeof selectProjectColumns>;
export type ProjectTitle = Pick<Project, 'id' | 'title'>;

/** Converts a client's project row to the staff type. It has no row version, because clients change nothing. */
export const convertToStaffProject = (own: RpcResult<'client_projects'>[number]): Project => ({
  ...own,
  version: 0,
});

/** Returns true if the project is unfinished and its due date has passed. */
export function isLateProject(
  project: Pick<Project, 'due_on' | 'stage'>,
  today: CalendarDay,
): boolean {
  return project.due_on !== null && project.due_on < today && !isFinishedProject(project);
}

/** The stages of finished projects, which are never late. */
export const finishedProjectStages: readonly ProjectStage[] = ['live', 'cared_for'];

export const isFinishedProject = ({ stage }: Pick<Project, 'stage'>) =>
  finishedProjectStages.includes(stage);

/** Returns the service of a project. Undefined if the site no longer offers it. */
export const findProjectService = ({ service_id }: Pick<Project, 'service_id'>) =>
  projectServices.find((one) => one === service_id);

/** Loads the titles of all projects that the user can read, earliest due date first. */
export const projectTitlesQuery = queryOptions({
  queryKey: ['projects', 'titles'],
  queryFn: () =>
    readAllRows<Pick<Project, 'id' | 'title' | 'stage' | 'sort_key'>>((after) =>
      rows((backend) => {
        const titles = backend.from('projects').select('id, title, stage, sort_key');
        const rest = after ? titles.or(createSortKeyCursorFilter(after)) : titles;
        return rest.order('sort_key').order('id').limit(maxResponseRows);
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
        ? convertToStaffProject(await row((backend) => backend.rpc('client_projects').eq('id', id)))
        : await row((backend) => selectProjectColumns(backend).eq('id', id)),
  });
}

const events = (backend: BackendClient) =>
  backend
    .from('project_events')
    .select('id, number, kind, stage, body, internal, author_name, created_at, ask_id');

export type ProjectEvent = SelectedRow<typeof events>;

/** Loads the last events of a project that the user can read, oldest first. */
export function projectEventsQuery(id: string, side: ViewerRole) {
  const queryKey = ['project', id, 'events'] as const;
  return queryOptions({
    queryKey,
    queryFn: ({ client }): Promise<NewestListRows<ProjectEvent>> =>
      readNewestRows(readProjectEventsBefore(id, side), () => client.getQueryData(queryKey)),
  });
}

/** Loads one page of project events before an event number, or the last page without a number. */
export function readProjectEventsBefore(
  id: string,
  side: ViewerRole,
): ReadRowsBeforeFunction<ProjectEvent> {
  return async (before) => {
    if (side === 'client') {
      const own = await rows((backend) => {
        const all = backend.rpc('client_project_events', { project: id });
        const earlier = before === undefined ? all : all.lt('number', before);
        return earlier.order('number', { ascending: false }).limit(listPageSize);
      });
      return own.map((event) => ({ ...event, internal: false }));
    }
    return await rows((backend) => {
      const all = events(backend).eq('project_id', id);
      const earlier = before === undefined ? all : all.lt('number', before);
      return earlier.order('number', { ascending: false }).limit(listPageSize);
    });
  };
}

/** Loads the stage changes of a project, oldest first, but at most the last thousand. */
export function projectStageEventsQuery(id: string, side: ViewerRole) {
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
          .limit(maxResponseRows);
      });
      return newest.toSorted((one, other) => one.number - other.number);
    },
  });
}

const links = (backend: BackendClient) =>
  backend.from('project_links').select('id, title, url, created_at');

export type ProjectLink = Omit<SelectedRow<typeof links>, 'created_at'>;

export function projectLinksQuery(id: string) {
  return queryOptions({
    queryKey: ['project', id, 'links'],
    queryFn: async (): Promise<readonly ProjectLink[]> => {
      const all = await readAllRows<SelectedRow<typeof links>>((after) =>
        rows((backend) => {
          const own = links(backend).eq('project_id', id);
          return (after ? own.gt('id', after.id) : own).order('id').limit(maxResponseRows);
        }),
      );
      return all.toSorted((one, other) => (one.created_at < other.created_at ? -1 : 1));
    },
  });
}

/** Loads the staff of a project, and its clients as far as the user can read them. */
export function projectMembersQuery(id: string) {
  return queryOptions({
    queryKey: ['project', id, 'members'],
    queryFn: () =>
      readWholeList<RpcResult<'project_members'>[number]>(
        rows((backend) => backend.rpc('project_members', { project: id })),
        (after) =>
          rows((backend) =>
            backend
              .rpc('project_members', { project: id })
              .gt('person', after?.person ?? '')
              .order('person')
              .limit(maxResponseRows),
          ),
      ),
  });
}

/** Loads the project that was created from a conversation or linked to it, or null. */
export function projectOfConversationQuery(conversation: string) {
  return queryOptions({
    queryKey: ['projects', 'of conversation', conversation],
    queryFn: async () => {
      const [[origin], [link]] = await Promise.all([
        rows((backend) =>
          backend.from('projects').select('id, title').eq('conversation_id', conversation),
        ),
        rows((backend) =>
          backend
            .from('project_conversations')
            .select('project:projects(id, title)')
            .eq('conversation_id', conversation),
        ),
      ]);
      if (origin) return { ...origin, isLinked: false };
      return link ? { ...link.project, isLinked: true } : null;
    },
  });
}

/** Loads the conversations linked to a project, in the order of linking. */
export function linkedConversationsQuery(id: string) {
  return queryOptions({
    queryKey: ['project', id, 'conversations'],
    queryFn: async () => {
      const links = await rows((backend) =>
        backend
          .from('project_conversations')
          .select('conversation:conversations(id, subject, name)')
          .eq('project_id', id)
          .order('linked_at')
          .limit(maxResponseRows),
      );
      return links.map(({ conversation }) => conversation);
    },
  });
}

/** The maximum number of launched projects in a report. */
const maxNamed = 20;

/** Loads the projects that were launched between two dates in the browser's time zone, latest first. */
export function launchedProjectsQuery(first: CalendarDay, last: CalendarDay) {
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
      // List a project once, even if it was launched twice.
      return [...new Map(events.map(({ project }) => [project.id, project])).values()];
    },
  });
}

/** Returns the start of a day in the browser's time zone, as an ISO timestamp in UTC. */
const startOfDay = (day: CalendarDay): string => new Date(`${day}T00:00:00`).toISOString();
