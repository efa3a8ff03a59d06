import { useSession } from '@torsa/shared/auth';
import { PortalData } from '../../app/portal-data.tsx';
import { PortalFrame } from '../../app/portal-frame.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import type { TeamMembersMessages } from './team-members-messages.en.ts';
import { TeamMembersView } from './team-members-view.tsx';

/** `/dashboard/team-members`: who is on the team; its leader invites. */
export function TeamMembersPage({ messages }: { readonly messages: TeamMembersMessages }) {
  const session = useSession();
  return (
    <PortalFrame title={messages.head.title} lead={messages.lead} messages={messages.portal}>
      {session.status === 'signedIn' ? (
        <PortalData>
          <TeamMembersView messages={messages} />
        </PortalData>
      ) : (
        <RowSkeletons label={messages.staff.loading} rows={6} height="4.5rem" />
      )}
    </PortalFrame>
  );
}
