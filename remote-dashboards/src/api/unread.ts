import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { rows, rpc } from './client.ts';
import { maxResponseRows } from './lists.ts';

const unreadQuery = queryOptions({
  queryKey: ['unread'],
  queryFn: async (): Promise<readonly string[]> => {
    const items = await rows((backend) => backend.rpc('unread_items').limit(maxResponseRows));
    return items.map(({ id }) => id);
  },
});

/** Returns true if a conversation or project has changes that the client has not read. */
export function useHasUnreadChanges(id: string): boolean {
  const { data } = useQuery(unreadQuery);
  return data?.includes(id) ?? false;
}

/**
 * Marks a conversation or project as read for the client. This happens when the page opens, and after each change of
 * `news`.
 * @param news a value that changes with each new message or event; undefined while the page loads
 */
export function useMarkAsRead(id: string, news: string | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (news === undefined) return;
    const hide = (shown: readonly string[] | undefined) => shown?.filter((one) => one !== id);
    rpc('mark_read', { item: id })
      .then(() => client.setQueryData(unreadQuery.queryKey, hide))
      // If the backend call fails, the item stays marked as unread until the client's next visit.
      .catch(() => undefined);
  }, [client, id, news]);
}
