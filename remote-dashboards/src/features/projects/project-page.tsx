import { useSession } from '@torsa/shared/auth';
import { useParams } from '@torsa/shared/router';
import { ConversationFrame } from '../../app/conversation-frame.tsx';
import { PortalData } from '../../app/portal-data.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import type { ProjectMessages } from './project-messages.en.ts';
import { ProjectView } from './project-view.tsx';

/** `/dashboard/projects/:id`: a project as its client and its team see it. */
export function ProjectPage({ messages }: { readonly messages: ProjectMessages }) {
  const session = useSession();
  const { id } = useParams();
  if (session.status !== 'signedIn' || id === undefined) {
    return (
      <ConversationFrame title={messages.head.title} list="/dashboard/projects" messages={messages}>
        <RowSkeletons label={messages.loadingOne} rows={4} height="7rem" />
      </ConversationFrame>
    );
  }
  return (
    <PortalData>
      <ProjectView key={id} id={id} isStaff={session.role !== 'user'} messages={messages} />
    </PortalData>
  );
}
