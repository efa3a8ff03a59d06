import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf } from '@torsa/shared/database/answer-of';
import type { Side } from './conversation.ts';
import { type Day, todayHere } from './days.ts';
import { lastOfFullPage, maxRows, pageSize, readAllRows, readWholeList } from './list-page.ts';
import { type NewestRows, type ReadBefore, readNewestRows } from './newest-rows.ts';
import { onlyRow } from './only-row.ts';
import {
  eventOfClient,
  finishedStages,
  type Project,
  type ProjectEvent,
  type ProjectLink,
  projectColumns,
  projectOfClient,
} from './project.ts';
import type { ProjectsFilter } from './projects-filter.ts';
import { pollInterval } from './query-client.ts';
import { signedInBackend } from './signed-in-backend.ts';

type Place = Pick<Project, 'place' | 'id'>;
const firstPage: Place | undefined = undefined;

/**
 * The projects that the caller may see, what is due first at the top, in pages of fifty by key.
 * @param filter only staff choose one
 * @param today says what is late
 */
export function projectsQuery(
  side: Side,
  filter: ProjectsFilter = 'all',
  today: Day = todayHere(),
) {
  return infiniteQueryOptions({
    queryKey: ['projects', filter, ...(filter === 'late' ? [today] : [])],
    queryFn: ({ pageParam }) =>
      side === 'client' ? readPageOfClient(pageParam) : readPage(filter, today, pageParam),
    initialPageParam: firstPage as Place | undefined,
    getNextPageParam: lastOfFullPage<Place>,
    refetchInterval: pollInterval,
    placeholderData: keepPreviousData,
  });
}

async function readPage(
  filter: ProjectsFilter,
  today: Day,
  after: Place | undefined,
): Promise<Project[]> {
  const backend = await signedInBackend();
  let rows = backend.from('projects').select(projectColumns);
  if (filter === 'late') {
    rows = rows.lt('due_on', today).not('stage', 'in', `(${finishedStages.join(',')})`);
  } else if (filter !== 'all') {
    rows = rows.eq('stage', filter);
  }
  if (after) rows = rows.or(afterPlace(after));
  return await answerOf(rows.order('place').order('id').limit(pageSize));
}

async function readPageOfClient(after: Place | undefined): Promise<Project[]> {
  const backend = await signedInBackend();
  let rows = backend.rpc('client_projects');
  if (after) rows = rows.or(afterPlace(after));
  const page = await answerOf(rows.order('place').order('id').limit(pageSize));
  return page.map(projectOfClient);
}

const afterPlace = ({ place, id }: Place) => `place.gt.${place},and(place.eq.${place},id.gt.${id})`;

/** The titles of all projects that the caller may see, to choose among; what is due first. */
export const projectTitlesQuery = queryOptions({
  queryKey: ['projects', 'titles'],
  queryFn: async () => {
    const backend = await signedInBackend();
    return await readAllRows<Pick<Project, 'id' | 'title' | 'place'>>((after) => {
      let page = backend.from('projects').select('id, title, place');
      if (after) page = page.or(afterPlace(after));
      return answerOf(page.order('place').order('id').limit(maxRows));
    });
  },
  staleTime: 60_000,
});

/** One project. @throws {CallError} `missing` when there is none for this caller. */
export function projectQuery(id: string, side: Side) {
  return queryOptions({
    queryKey: ['project', id],
    queryFn: async (): Promise<Project> => {
      const backend = await signedInBackend();
      if (side === 'client') {
        return projectOfClient(
          onlyRow(await answerOf(backend.rpc('client_projects').eq('id', id))),
        );
      }
      return onlyRow(await answerOf(backend.from('projects').select(projectColumns).eq('id', id)));
    },
    refetchInterval: pollInterval,
  });
}

/** What happened last in a project, as far as the caller may read it, in its order. */
export function eventsQuery(id: string, side: Side) {
  const queryKey = ['project', id, 'events'] as const;
  return queryOptions({
    queryKey,
    queryFn: ({ client }): Promise<NewestRows<ProjectEvent>> =>
      readNewestRows(readEventsBefore(id, side), () => client.getQueryData(queryKey)),
    refetchInterval: pollInterval,
  });
}

/** Reads the events before a number, or the last ones, a page at most. */
export function readEventsBefore(id: string, side: Side): ReadBefore<ProjectEvent> {
  return async (before) => {
    const backend = await signedInBackend();
    if (side === 'client') {
      let own = backend.rpc('client_project_events', { project: id });
      if (before !== undefined) own = own.lt('number', before);
      const newest = own.order('number', { ascending: false }).limit(pageSize);
      return (await answerOf(newest)).map(eventOfClient);
    }
    let rows = backend
      .from('project_events')
      .select('id, number, kind, stage, body, internal, author_name, created_at')
      .eq('project_id', id);
    if (before !== undefined) rows = rows.lt('number', before);
    return await answerOf(rows.order('number', { ascending: false }).limit(pageSize));
  };
}

/** When a project came to its stages, the newest last. A stage that it left a thousand changes ago is not among them. */
export function stageEventsQuery(id: string, side: Side) {
  return queryOptions({
    queryKey: ['project', id, 'stages'],
    queryFn: async () => {
      const backend = await signedInBackend();
      const columns = 'stage, created_at, number' as const;
      const events =
        side === 'client'
          ? backend.rpc('client_project_events', { project: id }).select(columns)
          : backend.from('project_events').select(columns).eq('project_id', id);
      const rows = events.not('stage', 'is', null);
      const newest = await answerOf(rows.order('number', { ascending: false }).limit(maxRows));
      return newest.toSorted((one, other) => one.number - other.number);
    },
    refetchInterval: pollInterval,
  });
}

export function linksQuery(id: string) {
  return queryOptions({
    queryKey: ['project', id, 'links'],
    queryFn: async (): Promise<readonly ProjectLink[]> => {
      const backend = await signedInBackend();
      const rows = await readAllRows<ProjectLink & { readonly created_at: string }>((after) => {
        let page = backend
          .from('project_links')
          .select('id, title, url, created_at')
          .eq('project_id', id);
        if (after) page = page.gt('id', after.id);
        return answerOf(page.order('id').limit(maxRows));
      });
      return rows.toSorted((one, other) => (one.created_at < other.created_at ? -1 : 1));
    },
  });
}

/** Who a project is for, as far as the caller may know it, and who works on it. */
export function membersQuery(id: string) {
  return queryOptions({
    queryKey: ['project', id, 'members'],
    queryFn: async () => {
      const backend = await signedInBackend();
      const members = () => backend.rpc('project_members', { project: id });
      return await readWholeList(
        () => answerOf(members()),
        (after) =>
          answerOf(
            members()
              .gt('person', after?.person ?? '')
              .order('person')
              .limit(maxRows),
          ),
      );
    },
  });
}

/** The project that was made of a conversation, if the caller may see one. */
export function projectOfConversationQuery(conversation: string) {
  return queryOptions({
    queryKey: ['projects', 'of conversation', conversation],
    queryFn: async () => {
      const backend = await signedInBackend();
      const rows = backend.from('projects').select('id, title').eq('conversation_id', conversation);
      const [found] = await answerOf(rows);
      return found ?? null;
    },
  });
}
