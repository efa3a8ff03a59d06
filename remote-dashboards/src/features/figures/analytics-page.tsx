import { useSession } from '@torsa/shared/auth';
import { PortalData } from '../../app/portal-data.tsx';
import { PortalFrame } from '../../app/portal-frame.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import type { AnalyticsMessages } from './analytics-messages.en.ts';
import { AnalyticsView } from './analytics-view.tsx';

/** `/founder-dashboard/analytics`: the company in figures. */
export function AnalyticsPage({ messages }: { readonly messages: AnalyticsMessages }) {
  const session = useSession();
  return (
    <PortalFrame title={messages.head.title} lead={messages.lead} messages={messages.portal}>
      {session.status === 'signedIn' ? (
        <PortalData>
          <AnalyticsView messages={messages} />
        </PortalData>
      ) : (
        <RowSkeletons label={messages.loadingFigures} rows={4} height="16rem" />
      )}
    </PortalFrame>
  );
}
