import { queryOptions } from '@tanstack/react-query';
import { type RpcResult, rpc } from './client.ts';

/** The minimum length of a search text, in characters. */
const minLength = 2;

export type SearchResult = RpcResult<'search_portal'>[number];

/**
 * Searches the portal, and returns at most five results of each type, latest first. Previous results remain until new
 * results arrive.
 */
export const portalSearchQuery = (query: string) =>
  queryOptions({
    queryKey: ['search', query],
    queryFn: (): Promise<readonly SearchResult[]> => rpc('search_portal', { query }),
    enabled: query.trim().length >= minLength,
    placeholderData: (previous: readonly SearchResult[] | undefined) =>
      query.trim().length >= minLength ? previous : undefined,
  });
