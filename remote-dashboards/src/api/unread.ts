import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { rows, rpc } from './client.ts';
import { maxRows } from './lists.ts';

const unreadQuery = queryOptions({
  queryKey: ['unread'],
  queryFn: async (): Promise<readonly string[]> => {
    const items = await rows((backend) => backend.rpc('unread_items').limit(maxRows));
    return items.map(({ id }) => id);
  },
});

/** Returns true if the client has not read the latest news of a conversation or project. */
export function useIsUnread(id: string): boolean {
  const { data } = useQuery(unreadQuery);
  return data?.includes(id) ?? false;
}

/**
 * Records that the client has read a conversation or project, again after each change of its news.
 * @param news changes with each message or event. Undefined until they are shown
 */
export function useMarkRead(id: string, news: string | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (news === undefined) return;
    const hide = (shown: readonly string[] | undefined) => shown?.filter((one) => one !== id);
    rpc('mark_read', { item: id })
      .then(() => client.setQueryData(unreadQuery.queryKey, hide))
      // The mark stays until the next visit.
      .catch(() => undefined);
  }, [client, id, news]);
}
