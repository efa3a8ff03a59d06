import { ButtonLink } from '@torsa/shared/ui/button-link';
import { EmptyState } from '@torsa/shared/ui/empty-state';
import { PortalPage } from '../../app/portal-page.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import type { MessagesPageMessages } from './messages-page-messages.en.ts';
import { MyConversations } from './my-conversations.tsx';

/** `/dashboard/messages`: the conversations of a client. */
export function MessagesPage({ messages }: { readonly messages: MessagesPageMessages }) {
  return (
    <PortalPage
      messages={messages}
      skeleton={<RowSkeletons label={messages.loadingList} rows={4} height="4.5rem" />}
    >
      {({ role, user }) =>
        role === 'user' ? (
          <MyConversations client={user.id} messages={messages} />
        ) : (
          <>
            <EmptyState>{messages.forStaff}</EmptyState>
            <p>
              <ButtonLink to="/dashboard/inbox">{messages.toInbox}</ButtonLink>
            </p>
          </>
        )
      }
    </PortalPage>
  );
}
