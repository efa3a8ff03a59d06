import { useSession } from '@torsa/shared/auth';
import { PortalData } from '../data/portal-data.tsx';
import { RowSkeletons } from '../data/row-skeletons.tsx';
import { PortalFrame } from '../portal/portal-frame.tsx';
import type { InboxPageMessages } from './inbox.en.ts';
import { InboxView } from './inbox-view.tsx';

/** `/dashboard/inbox`: what visitors and clients wrote. */
export function InboxPage({ messages }: { readonly messages: InboxPageMessages }) {
  const session = useSession();
  return (
    <PortalFrame title={messages.head.title} lead={messages.lead} messages={messages.portal}>
      {session.status === 'signedIn' ? (
        <PortalData>
          <InboxView messages={messages} />
        </PortalData>
      ) : (
        <RowSkeletons label={messages.loadingList} rows={6} height="4.5rem" />
      )}
    </PortalFrame>
  );
}
