import { QueryClient } from '@tanstack/react-query';
import {
  cannedRepliesQuery,
  conversationPresenceQuery,
  otherConversationsQuery,
} from '../api/conversations.ts';
import { colleaguesQuery } from '../api/people.ts';
import { inboxStatisticsQuery } from '../api/reports.ts';
import { sampleColleagues, sampleConversations, sampleLongName } from './samples.ts';

/** Creates a query client with sample data, which sends no requests. */
export function createSampleQueryClient(): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  const [{ id, email, client_id }, other] = sampleConversations;
  const { waiting_since: oldest } = sampleConversations[0];
  client.setQueryData(inboxStatisticsQuery.queryKey, {
    waiting: 1234,
    mine: 12,
    unassigned: 0,
    oldest,
  });
  client.setQueryData(colleaguesQuery.queryKey, sampleColleagues);
  client.setQueryData(cannedRepliesQuery.queryKey, [
    { id: 'c1', title: sampleLongName, body: 'Thank you for writing.', version: 1 },
  ]);
  client.setQueryData(conversationPresenceQuery(id, false).queryKey, [
    { name: sampleLongName, writing: true, seconds_left: 180 },
  ]);
  client.setQueryData(otherConversationsQuery({ id, email, client_id }).queryKey, {
    pages: [other ? [other] : []],
    pageParams: [undefined],
  });
  return client;
}
