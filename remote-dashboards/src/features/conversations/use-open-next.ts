import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@torsa/shared/router';
import { useEffect } from 'react';
import {
  type ConversationStatus,
  conversationQuery,
  inboxQuery,
  messagesQuery,
} from '../../api/conversations.ts';
import { inboxFilterParams } from '../../api/inbox-filter.ts';
import { colleaguesQuery } from '../../api/people.ts';
import { useInboxFilter } from './use-inbox-filter.ts';

/** Navigates between the conversations that the inbox filter in the URL selects. */
export function useOpenNext(id: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { filter } = useInboxFilter();
  const { data: colleagues } = useQuery(colleaguesQuery);
  const me = colleagues?.find(({ is_me }) => is_me)?.staff_id;
  const search = String(inboxFilterParams(filter));
  const list = inboxQuery(filter, me);
  // A phone also opens the next conversation, although it shows no list beside the conversation.
  const isListKnown = filter.assignee !== 'mine' || me !== undefined;
  const key = JSON.stringify(list.queryKey);
  useEffect(() => {
    if (!isListKnown) return;
    let isOver = false;
    // Loads the next conversation in advance. Otherwise keys would have no effect until it has loaded.
    void client.prefetchInfiniteQuery(list).then(() => {
      const next = nextRow();
      if (!next || isOver) return;
      void client.prefetchQuery(conversationQuery(next.id));
      void client.prefetchQuery(messagesQuery(next.id));
    });
    return () => {
      isOver = true;
    };
  }, [client, key, isListKnown, id]);
  const nextRow = () => {
    const rows = client.getQueryData(list.queryKey)?.pages.flat() ?? [];
    const place = rows.findIndex((row) => row.id === id);
    return rows[place + 1] ?? rows[place - 1];
  };
  const open = (other: string) => void navigate({ pathname: `/dashboard/inbox/${other}`, search });
  return {
    /**
     * Opens the next conversation of the inbox if the new status removes this conversation from the list.
     * @returns false if this conversation stays open
     */
    openNext: (status: ConversationStatus): boolean => {
      if (filter.state === 'any' || filter.state === status) return false;
      const next = nextRow();
      if (next) open(next.id);
      return next !== undefined;
    },
    /** Opens this conversation again. */
    reopen: () => open(id),
  };
}
