import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type RpcResult, rows, rpc } from './client.ts';
import { getEarlyDataQueryOptions } from './early-rows.ts';
import { maxResponseRows } from './lists.ts';

type UnreadItem = RpcResult<'unread_items'>[number];

/** Loads the IDs of the client's conversations and projects with unread changes. */
export const unreadQuery = queryOptions({
  queryKey: ['unread'],
  queryFn: (): Promise<readonly UnreadItem[]> =>
    rows((backend) => backend.rpc('unread_items').limit(maxResponseRows)),
  ...getEarlyDataQueryOptions<UnreadItem>('rpc/unread_items'),
});

/** Returns true if a conversation or project has changes that the client has not read. */
export function useHasUnreadChanges(id: string): boolean {
  const { data = [] } = useQuery(unreadQuery);
  return data.some((item) => item.id === id);
}

/**
 * Marks a conversation or project as read when the page opens, and after each change of `news`.
 * @param news a value that changes with each message or event, or undefined while the page loads
 */
export function useMarkAsRead(id: string, news: string | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (news === undefined) return;
    const hide = (shown: readonly UnreadItem[] | undefined) =>
      shown?.filter((item) => item.id !== id);
    rpc('mark_read', { item: id })
      .then(() => client.setQueryData(unreadQuery.queryKey, hide))
      // After a failed call, the item stays unread until the client's next visit.
      .catch(() => undefined);
  }, [client, id, news]);
}
