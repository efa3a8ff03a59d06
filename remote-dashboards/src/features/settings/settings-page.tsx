import { useSession } from '@torsa/shared/auth';
import { PortalData } from '../../app/portal-data.tsx';
import { PortalFrame } from '../../app/portal-frame.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import type { SettingsMessages } from './settings-messages.en.ts';
import { SettingsView } from './settings-view.tsx';

/** `/founder-dashboard/settings`: what the site says, and who may log in where. */
export function SettingsPage({ messages }: { readonly messages: SettingsMessages }) {
  const session = useSession();
  return (
    <PortalFrame title={messages.head.title} lead={messages.lead} messages={messages.portal}>
      {session.status === 'signedIn' ? (
        <PortalData>
          <SettingsView messages={messages} />
        </PortalData>
      ) : (
        <RowSkeletons label={messages.loadingSettings} rows={6} height="4.5rem" />
      )}
    </PortalFrame>
  );
}
