import type { Enums } from './client.ts';

export const assigneeFilters = ['mine', 'unassigned', 'all'] as const;
/** Whose conversations the list shows. */
export type AssigneeFilter = (typeof assigneeFilters)[number];

export const inboxStates = ['open', 'waiting', 'closed', 'spam', 'any'] as const;
type State = Enums['conversation_status'] | 'any';

/** What the list shows. It is in the address, so that Back, a reload and a colleague find the same. */
export interface InboxFilter {
  readonly assignee: AssigneeFilter;
  readonly state: State;
  readonly searchText: string;
}

/** What the list shows when nobody asks for anything else. */
export const defaultInboxFilter: InboxFilter = { assignee: 'all', state: 'open', searchText: '' };

/** Reads the filter out of an address; what is not known is as if it were not there. */
export function parseInboxFilter(search: URLSearchParams): InboxFilter {
  return {
    assignee: assigneeFilters.find((assignee) => assignee === search.get('share')) ?? 'all',
    state: inboxStates.find((state) => state === search.get('state')) ?? 'open',
    searchText: search.get('q') ?? '',
  };
}

/** The address's part for a filter, without what goes without saying. */
export function inboxFilterParams({
  assignee,
  state,
  searchText: words,
}: InboxFilter): URLSearchParams {
  const search = new URLSearchParams();
  if (assignee !== 'all') search.set('share', assignee);
  if (state !== 'open') search.set('state', state);
  if (words !== '') search.set('q', words);
  return search;
}
