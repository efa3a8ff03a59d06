import { queryOptions } from '@tanstack/react-query';
import { type Returns, rpc } from './client.ts';

/** The fewest characters that are searched for. */
const minLength = 2;

export type SearchResult = Returns<'search_portal'>[number];

/** At most five results of each kind, the latest first. The results of the last query stay until the next ones arrive. */
export const searchQuery = (query: string) =>
  queryOptions({
    queryKey: ['search', query],
    queryFn: (): Promise<readonly SearchResult[]> => rpc('search_portal', { query }),
    enabled: query.trim().length >= minLength,
    placeholderData: (previous: readonly SearchResult[] | undefined) =>
      query.trim().length >= minLength ? previous : undefined,
  });
