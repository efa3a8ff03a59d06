import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@torsa/shared/ui/button';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import { EmptyState } from '@torsa/shared/ui/empty-state';
import { Reading } from '../data/reading.tsx';
import { RowSkeletons } from '../data/row-skeletons.tsx';
import { ConversationList } from '../inbox/conversation-list.tsx';
import type { MessagesPageMessages } from './messages.en.ts';
import { MyConversationRow } from './my-conversation-row.tsx';
import { myConversationsQuery } from './my-conversations-query.ts';

interface MyConversationsProps {
  /** The client's user ID. */
  readonly client: string;
  readonly messages: MessagesPageMessages;
}

export function MyConversations({ client, messages }: MyConversationsProps) {
  const list = useInfiniteQuery(myConversationsQuery(client));
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
            {list.hasNextPage && (
              <Button
                variant="secondary"
                busy={list.isFetchingNextPage}
                onClick={() => void list.fetchNextPage()}
              >
                {list.isFetchingNextPage ? messages.loadingMore : messages.more}
              </Button>
            )}{' '}
            <ButtonLink to="/contact">{messages.write}</ButtonLink>
          </p>
        </>
      )}
    </Reading>
  );
}
