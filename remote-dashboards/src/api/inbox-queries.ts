import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf } from '@torsa/shared/database/answer-of';
import { type Conversation, conversationColumns } from './conversation.ts';
import type { InboxFilter } from './inbox-filter.ts';
import {
  afterInTime,
  lastOfFullPage,
  maxRows,
  pageSize,
  readWholeList,
  type TimeKey,
} from './list-page.ts';
import { pollInterval } from './query-client.ts';
import { signedInBackend } from './signed-in-backend.ts';

type Place = Pick<Conversation, 'place' | 'id'>;
const firstPage: Place | undefined = undefined;

/**
 * The conversations that a filter shows, who waits longest first, in pages of fifty by key.
 * @param me the caller's staff ID, for what is theirs; undefined while it is not known
 */
export function inboxQuery(filter: InboxFilter, me: string | undefined) {
  return infiniteQueryOptions({
    queryKey: ['inbox', filter, filter.assignee === 'mine' ? me : null],
    queryFn: ({ pageParam }) => readPage(filter, me, pageParam),
    initialPageParam: firstPage as Place | undefined,
    getNextPageParam: lastOfFullPage<Place>,
    enabled: filter.assignee !== 'mine' || me !== undefined,
    // All pages are read again one after the other: who has gone through many of them waits longer.
    refetchInterval: ({ state: { data } }) => pollInterval * (data?.pages.length ?? 1),
    placeholderData: keepPreviousData,
  });
}

async function readPage(
  { assignee, state, words }: InboxFilter,
  me: string | undefined,
  after: Place | undefined,
): Promise<Conversation[]> {
  const backend = await signedInBackend();
  const all =
    words.trim() === ''
      ? backend.from('conversations')
      : backend.rpc('find_conversations', { words });
  let rows = all.select(conversationColumns);
  if (assignee === 'mine' && me !== undefined) rows = rows.eq('assignee', me);
  if (assignee === 'unassigned') rows = rows.is('assignee', null);
  if (state !== 'any') rows = rows.eq('status', state);
  if (after) {
    const { place, id } = after;
    rows = rows.or(`place.gt.${place},and(place.eq.${place},id.gt.${id})`);
  }
  return await answerOf(rows.order('place').order('id').limit(pageSize));
}

const firstKey: TimeKey | undefined = undefined;

/** The other conversations of a sender, the one written to last first, in pages of fifty. */
/** The account that was logged in when a conversation was written with the contact form. Null without one. */
export function writerQuery(id: string) {
  return queryOptions({
    queryKey: ['writer of', id],
    queryFn: async () => {
      const backend = await signedInBackend();
      const rows = backend
        .from('conversation_writers')
        .select('name, email')
        .eq('conversation_id', id);
      const [writer] = await answerOf(rows);
      return writer ?? null;
    },
  });
}

/** The other conversations of a client, or those that give the same address and belong to no client. */
export function otherConversationsQuery({
  id,
  email,
  client_id,
}: Pick<Conversation, 'id' | 'email' | 'client_id'>) {
  return infiniteQueryOptions({
    queryKey: ['conversations of', client_id ?? email, id],
    queryFn: async ({ pageParam }) => {
      const backend = await signedInBackend();
      let rows = backend
        .from('conversations')
        .select('id, subject, status, last_message_at')
        .neq('id', id);
      rows =
        client_id === null
          ? rows.eq('email', email).is('client_id', null)
          : rows.eq('client_id', client_id);
      if (pageParam) rows = rows.or(afterInTime(pageParam));
      const ordered = rows.order('last_message_at', { ascending: false }).order('id');
      return await answerOf(ordered.limit(pageSize));
    },
    initialPageParam: firstKey as TimeKey | undefined,
    getNextPageParam: lastOfFullPage<TimeKey>,
  });
}

export const cannedRepliesQuery = queryOptions({
  queryKey: ['canned replies'],
  queryFn: async () => {
    const backend = await signedInBackend();
    const rows = () => backend.from('canned_replies').select('id, title, body, version');
    return await readWholeList(
      () => answerOf(rows().order('title').order('id')),
      (after) => answerOf((after ? rows().gt('id', after.id) : rows()).order('id').limit(maxRows)),
    );
  },
  staleTime: 60_000,
});
