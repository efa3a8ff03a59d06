import { useSession } from '@torsa/shared/auth';
import { PortalData } from '../../app/portal-data.tsx';
import { PortalFrame } from '../../app/portal-frame.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import type { TaskMessages } from './task-messages.en.ts';
import { TasksView } from './tasks-view.tsx';

/** `/dashboard/tasks`: who does what, and by when. */
export function TasksPage({ messages }: { readonly messages: TaskMessages }) {
  const session = useSession();
  return (
    <PortalFrame title={messages.head.title} lead={messages.lead} messages={messages.portal}>
      {session.status === 'signedIn' ? (
        <PortalData>
          <TasksView messages={messages} />
        </PortalData>
      ) : (
        <RowSkeletons label={messages.loading} rows={4} height="6rem" />
      )}
    </PortalFrame>
  );
}
