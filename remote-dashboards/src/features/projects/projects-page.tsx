import { useSession } from '@torsa/shared/auth';
import { PortalData } from '../../app/portal-data.tsx';
import { PortalFrame } from '../../app/portal-frame.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import type { ProjectsMessages } from './projects-messages.en.ts';
import { ProjectsView } from './projects-view.tsx';

/** `/dashboard/projects`: what is built for a client, or what one of the staff works on. */
export function ProjectsPage({ messages }: { readonly messages: ProjectsMessages }) {
  const session = useSession();
  return (
    <PortalFrame title={messages.head.title} lead={messages.lead} messages={messages.portal}>
      {session.status === 'signedIn' ? (
        <PortalData>
          <ProjectsView isStaff={session.role !== 'user'} messages={messages} />
        </PortalData>
      ) : (
        <RowSkeletons label={messages.loadingList} rows={4} height="5rem" />
      )}
    </PortalFrame>
  );
}
