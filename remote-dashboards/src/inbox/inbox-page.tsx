import { useSession } from '@torsa/shared/auth';
import { PortalData } from '../data/portal-data.tsx';
import { LoadingDashboard } from '../parts/loading-dashboard.tsx';
import { PortalFrame } from '../portal/portal-frame.tsx';
import type { InboxPageMessages } from './inbox.en.ts';
import { InboxView } from './inbox-view.tsx';

/** `/dashboard/inbox`: what visitors and clients wrote. */
export function InboxPage({ messages }: { readonly messages: InboxPageMessages }) {
  const session = useSession();
  if (session.status !== 'signedIn') return <LoadingDashboard messages={messages.loading} />;
  return (
    <PortalFrame title={messages.head.title} lead={messages.lead} messages={messages.portal}>
      <PortalData>
        <InboxView messages={messages} />
      </PortalData>
    </PortalFrame>
  );
}
