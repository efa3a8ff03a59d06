import { ButtonLink } from '@torsa/shared/ui/button-link';
import { EmptyState } from '@torsa/shared/ui/empty-state';
import { PortalPage } from '../../app/portal-page.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import type { MessagesPageCopy } from './messages-page.copy.en.ts';
import { MyConversations } from './my-conversations.tsx';

/** `/dashboard/messages`: the conversations of a client. */
export function MessagesPage({ copy }: { readonly copy: MessagesPageCopy }) {
  return (
    <PortalPage
      copy={copy}
      skeleton={<RowSkeletons label={copy.loadingList} rows={4} height="4.5rem" />}
    >
      {({ role, user }) =>
        role === 'user' ? (
          <MyConversations client={user.id} copy={copy} />
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
