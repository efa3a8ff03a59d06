import { useInfiniteQuery } from '@tanstack/react-query';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import { EmptyState } from '@torsa/shared/ui/empty-state';
import { ownConversationsQuery } from '../../api/conversations.ts';
import { ConversationList } from '../../ui/conversation-list.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { Reading } from '../../ui/reading.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import type { MessagesPageMessages } from './messages-page-messages.en.ts';
import { MyConversationRow } from './my-conversation-row.tsx';

interface MyConversationsProps {
  /** The client's user ID. */
  readonly client: string;
  readonly messages: MessagesPageMessages;
}

export function MyConversations({ client, messages }: MyConversationsProps) {
  const list = useInfiniteQuery(ownConversationsQuery(client));
  return (
    <Reading
      query={list}
      messages={messages.reading}
      skeleton={<RowSkeletons label={messages.loadingList} rows={4} height="4.5rem" />}
    >
      {({ pages }) => (
        <>
          {pages.flat().length === 0 ? (
            <EmptyState>{messages.none}</EmptyState>
          ) : (
            <ConversationList label={messages.list}>
              {pages.flat().map((row) => (
                <MyConversationRow key={row.id} conversation={row} messages={messages} />
              ))}
            </ConversationList>
          )}
          <p>
            {list.hasNextPage && <MoreButton list={list} messages={messages} />}{' '}
            <ButtonLink to="/contact">{messages.write}</ButtonLink>
          </p>
        </>
      )}
    </Reading>
  );
}
