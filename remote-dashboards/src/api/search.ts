import { queryOptions } from '@tanstack/react-query';
import { type RpcResult, rpc } from './client.ts';

/** The minimum number of characters that starts a search request. */
const minLength = 2;

export type SearchResult = RpcResult<'search_portal'>[number];

/**
 * Searches the portal. Returns at most five results of each kind, latest first. The previous results remain visible
 * until the new results arrive.
 */
export const searchQuery = (query: string) =>
  queryOptions({
    queryKey: ['search', query],
    queryFn: (): Promise<readonly SearchResult[]> => rpc('search_portal', { query }),
    enabled: query.trim().length >= minLength,
    placeholderData: (previous: readonly SearchResult[] | undefined) =>
      query.trim().length >= minLength ? previous : undefined,
  });
