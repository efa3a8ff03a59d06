import type { DatabaseEnums } from './client.ts';

export const assigneeFilters = ['mine', 'unassigned', 'all'] as const;
/** The choice of inbox conversations by assignee. */
export type AssigneeFilter = (typeof assigneeFilters)[number];

export const inboxStateFilters = ['open', 'waiting', 'closed', 'spam', 'any'] as const;
type State = DatabaseEnums['conversation_status'] | 'any';

/** The filter of the inbox, which is in the URL so that a reload or shared link shows the same list. */
export interface InboxFilter {
  readonly assignee: AssigneeFilter;
  readonly state: State;
  readonly searchText: string;
}

/** The inbox filter of a URL without parameters. */
export const defaultInboxFilter: InboxFilter = { assignee: 'all', state: 'open', searchText: '' };

/** Parses the inbox filter from the URL, with defaults for unknown values. */
export function parseInboxFilter(search: URLSearchParams): InboxFilter {
  return {
    assignee: assigneeFilters.find((assignee) => assignee === search.get('share')) ?? 'all',
    state: inboxStateFilters.find((state) => state === search.get('state')) ?? 'open',
    searchText: search.get('q') ?? '',
  };
}

/** Converts an inbox filter to URL parameters, without default values. */
export function serializeInboxFilter({
  assignee,
  state,
  searchText,
}: InboxFilter): URLSearchParams {
  const search = new URLSearchParams();
  if (assignee !== 'all') search.set('share', assignee);
  if (state !== 'open') search.set('state', state);
  if (searchText !== '') search.set('q', searchText);
  return search;
}
