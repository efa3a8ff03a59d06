import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

// The query cache contains the selection, because the cache outlives the list, which is mounted again beside each
// conversation. For another user, the cache is emptied.
const selectionQuery = {
  queryKey: ['inbox selection'],
  queryFn: (): readonly string[] => [],
  initialData: [] as readonly string[],
  staleTime: Number.POSITIVE_INFINITY,
};

/** The IDs of the conversations that the user has selected for an action on several conversations. */
export function useInboxSelection() {
  const client = useQueryClient();
  const { data: selected } = useQuery(selectionQuery);
  const change = useCallback(
    (next: (ids: readonly string[]) => readonly string[]) =>
      client.setQueryData(selectionQuery.queryKey, (ids: readonly string[] = []) => next(ids)),
    [client],
  );
  const select = useCallback(
    (id: string, isSelected: boolean) =>
      change((ids) => [...ids.filter((other) => other !== id), ...(isSelected ? [id] : [])]),
    [change],
  );
  const clear = useCallback(() => change(() => []), [change]);
  return { selected, select, clear };
}
