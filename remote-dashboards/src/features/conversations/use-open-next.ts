import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@torsa/shared/router';
import { useEffect } from 'react';
import {
  type ConversationStatus,
  conversationQuery,
  inboxQuery,
  messagesQuery,
} from '../../api/conversations.ts';
import { serializeInboxFilter } from '../../api/inbox-filter.ts';
import { colleaguesQuery } from '../../api/people.ts';
import { selectNextRow } from '../../ui/press-shortcut.ts';
import { useInboxFilter } from './use-inbox-filter.ts';

/** Returns functions that open the next conversation, in the order of the current inbox filter. */
export function useOpenNextConversation(id: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { filter } = useInboxFilter();
  const { data: colleagues } = useQuery(colleaguesQuery);
  const me = colleagues?.find(({ is_me }) => is_me)?.staff_id;
  const search = String(serializeInboxFilter(filter));
  const list = inboxQuery(filter, me);
  // Load the inbox list even on a phone, because it determines the next conversation.
  const isListKnown = filter.assignee !== 'mine' || me !== undefined;
  const key = JSON.stringify(list.queryKey);
  useEffect(() => {
    if (!isListKnown) return;
    let isOver = false;
    // Load the next conversation in advance, so that shortcut keys work immediately.
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
  const open = (other: string) => {
    selectNextRow(other);
    void navigate({ pathname: `/dashboard/inbox/${other}`, search });
  };
  return {
    /**
     * Opens the next conversation if the current one leaves the inbox list because of its new status.
     * @returns false if the current conversation stays open
     */
    openNext: (status: ConversationStatus): boolean => {
      if (filter.state === 'any' || filter.state === status) return false;
      const next = nextRow();
      if (next) open(next.id);
      return next !== undefined;
    },
    /** Returns to the conversation that the user has left. */
    reopen: () => open(id),
  };
}
