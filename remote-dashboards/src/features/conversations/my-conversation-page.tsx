import { useSession } from '@torsa/shared/auth';
import { useParams } from '@torsa/shared/router';
import { ConversationFrame, ConversationSkeleton } from '../../app/conversation-frame.tsx';
import { PortalData } from '../../app/portal-data.tsx';
import type { MyConversationMessages } from './my-conversation-messages.en.ts';
import { MyConversationView } from './my-conversation-view.tsx';

/** `/dashboard/messages/:id`: one of a client's own conversations. */
export function MyConversationPage({ messages }: { readonly messages: MyConversationMessages }) {
  const session = useSession();
  const { id } = useParams();
  if (session.status !== 'signedIn' || id === undefined) {
    return (
      <ConversationFrame title={messages.head.title} list="/dashboard/messages" messages={messages}>
        <ConversationSkeleton label={messages.loadingOne} />
      </ConversationFrame>
    );
  }
  return (
    <PortalData>
      <MyConversationView key={id} id={id} messages={messages} />
    </PortalData>
  );
}
