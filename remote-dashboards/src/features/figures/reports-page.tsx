import { useSession } from '@torsa/shared/auth';
import { PortalData } from '../../app/portal-data.tsx';
import { PortalFrame } from '../../app/portal-frame.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import type { ReportMessages } from './report-messages.en.ts';
import { ReportView } from './report-view.tsx';

/** `/dashboard/reports`: what the team did in a week or a month. */
export function ReportsPage({ messages }: { readonly messages: ReportMessages }) {
  const session = useSession();
  return (
    <PortalFrame title={messages.head.title} lead={messages.lead} messages={messages.portal}>
      {session.status === 'signedIn' ? (
        <PortalData>
          <ReportView messages={messages} />
        </PortalData>
      ) : (
        <RowSkeletons label={messages.loading} rows={4} height="4rem" />
      )}
    </PortalFrame>
  );
}
