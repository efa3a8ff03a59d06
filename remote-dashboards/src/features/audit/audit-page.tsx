import { useSession } from '@torsa/shared/auth';
import { PortalData } from '../../app/portal-data.tsx';
import { PortalFrame } from '../../app/portal-frame.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import type { AuditMessages } from './audit-messages.en.ts';
import { AuditView } from './audit-view.tsx';

/** `/founder-dashboard/audit`: who changed what. */
export function AuditPage({ messages }: { readonly messages: AuditMessages }) {
  const session = useSession();
  return (
    <PortalFrame title={messages.head.title} lead={messages.lead} messages={messages.portal}>
      {session.status === 'signedIn' ? (
        <PortalData>
          <AuditView messages={messages} />
        </PortalData>
      ) : (
        <RowSkeletons label={messages.loadingRecord} rows={6} height="4.5rem" />
      )}
    </PortalFrame>
  );
}
