import { type Stage, stages } from './project.ts';

/** What the list shows: all, what is late, or one stage. It is in the address, as figures lead to it. */
export type ProjectsFilter = 'all' | 'late' | Stage;

export const filters = ['all', 'late', ...stages] as const satisfies readonly ProjectsFilter[];

/** Reads the filter out of an address; what is not known is as if it were not there. */
export function readProjectsFilter(search: URLSearchParams): ProjectsFilter {
  return filters.find((one) => one === search.get('show')) ?? 'all';
}
