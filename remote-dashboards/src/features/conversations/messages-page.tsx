import { useSession } from '@torsa/shared/auth';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import { EmptyState } from '@torsa/shared/ui/empty-state';
import { PortalData } from '../../app/portal-data.tsx';
import { PortalFrame } from '../../app/portal-frame.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import type { MessagesPageMessages } from './messages-page-messages.en.ts';
import { MyConversations } from './my-conversations.tsx';

/** `/dashboard/messages`: what a client wrote, and our answers. */
export function MessagesPage({ messages }: { readonly messages: MessagesPageMessages }) {
  const session = useSession();
  return (
    <PortalFrame title={messages.head.title} lead={messages.lead} messages={messages.portal}>
      {session.status !== 'signedIn' ? (
        <RowSkeletons label={messages.loadingList} rows={4} height="4.5rem" />
      ) : session.role === 'user' ? (
        <PortalData>
          <MyConversations client={session.user.id} messages={messages} />
        </PortalData>
      ) : (
        <>
          <EmptyState>{messages.forStaff}</EmptyState>
          <p>
            <ButtonLink to="/dashboard/inbox">{messages.toInbox}</ButtonLink>
          </p>
        </>
      )}
    </PortalFrame>
  );
}
