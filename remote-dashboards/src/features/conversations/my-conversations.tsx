import { useInfiniteQuery } from '@tanstack/react-query';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import { EmptyState } from '@torsa/shared/ui/empty-state';
import { ownConversationsQuery } from '../../api/conversations.ts';
import { ConversationList } from '../../ui/conversation-list.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import type { MessagesPageCopy } from './messages-page.copy.en.ts';
import { MyConversationRow } from './my-conversation-row.tsx';

interface MyConversationsProps {
  /** The client's user ID. */
  readonly client: string;
  readonly copy: MessagesPageCopy;
}

export function MyConversations({ client, copy }: MyConversationsProps) {
  const list = useInfiniteQuery(ownConversationsQuery(client));
  return (
    <QueryBoundary
      query={list}
      copy={copy.reading}
      skeleton={<RowSkeletons label={copy.loadingList} rows={4} height="4.5rem" />}
    >
      {({ pages }) => (
        <>
          {pages.flat().length === 0 ? (
            <EmptyState>{copy.none}</EmptyState>
          ) : (
            <ConversationList label={copy.list}>
              {pages.flat().map((row) => (
                <MyConversationRow key={row.id} conversation={row} copy={copy} />
              ))}
            </ConversationList>
          )}
          <p>
            {list.hasNextPage && <MoreButton list={list} copy={copy} />}{' '}
            <ButtonLink to="/contact">{copy.write}</ButtonLink>
          </p>
        </>
      )}
    </QueryBoundary>
  );
}
