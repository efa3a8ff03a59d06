import { useSession } from '@torsa/shared/auth';
import { useParams } from '@torsa/shared/router';
import { ConversationFrame, ConversationSkeleton } from '../../app/conversation-frame.tsx';
import { PortalData } from '../../app/portal-data.tsx';
import type { ConversationMessages } from './conversation-messages.en.ts';
import { ConversationView } from './conversation-view.tsx';

/** `/dashboard/inbox/:id`: a conversation as staff see it. */
export function ConversationPage({ messages }: { readonly messages: ConversationMessages }) {
  const session = useSession();
  const { id } = useParams();
  if (session.status !== 'signedIn' || id === undefined) {
    return (
      <ConversationFrame title={messages.head.title} list="/dashboard/inbox" messages={messages}>
        <ConversationSkeleton label={messages.loadingOne} />
      </ConversationFrame>
    );
  }
  return (
    <PortalData>
      <ConversationView key={id} id={id} messages={messages} />
    </PortalData>
  );
}
