import { useInfiniteQuery } from '@tanstack/react-query';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import { EmptyState } from '@torsa/shared/ui/empty-state';
import { ownConversationsQuery } from '../../api/conversations.ts';
import { PortalPage, type SignedInSession } from '../../app/portal-page.tsx';
import { ConversationList } from '../../ui/conversation-list.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import type { MessagesPageTexts } from './messages-page.copy.en.ts';
import { MyConversationRow } from './my-conversation-row.tsx';
import { NewConversationButton } from './new-conversation.tsx';

/** The page `/dashboard/messages`, which lists the logged-in client's conversations. */
export function MessagesPage({ copy }: { readonly copy: MessagesPageTexts }) {
  return (
    <PortalPage
      copy={copy}
      skeleton={<RowSkeletons label={copy.loadingList} rows={4} height="4.5rem" />}
    >
      {({ role, user }) =>
        role === 'user' ? (
          <MyConversations user={user} copy={copy} />
        ) : (
          <>
            <EmptyState>{copy.forStaff}</EmptyState>
            <p>
              <ButtonLink to="/dashboard/inbox">{copy.toInbox}</ButtonLink>
            </p>
          </>
        )
      }
    </PortalPage>
  );
}

interface MyConversationsProps {
  readonly user: SignedInSession['user'];
  readonly copy: MessagesPageTexts;
}

function MyConversations({ user, copy }: MyConversationsProps) {
  const list = useInfiniteQuery(ownConversationsQuery(user.id));
  return (
    <>
      {/* A long list would push a form at its end out of sight. */}
      {list.data && <NewConversationButton user={user} copy={copy} />}
      <PagedList
        list={list}
        copy={copy}
        reading={copy.reading}
        skeleton={<RowSkeletons label={copy.loadingList} rows={4} height="4.5rem" />}
        none={<EmptyState>{copy.none}</EmptyState>}
      >
        {(rows) => (
          <ConversationList label={copy.list}>
            {rows.map((row) => (
              <MyConversationRow key={row.id} conversation={row} copy={copy} />
            ))}
          </ConversationList>
        )}
      </PagedList>
    </>
  );
}
