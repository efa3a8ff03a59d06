import { useSession } from '@torsa/shared/auth';
import { PortalData } from '../../app/portal-data.tsx';
import { PortalFrame } from '../../app/portal-frame.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import type { AccountMessages } from './account-messages.en.ts';
import { AccountView } from './account-view.tsx';

/** `/account`: what one can do with one's own account. */
export function AccountPage({ messages }: { readonly messages: AccountMessages }) {
  const session = useSession();
  return (
    <PortalFrame
      title={messages.head.title}
      lead={messages.lead}
      messages={messages.portal}
      asksNoCode
    >
      {session.status === 'signedIn' ? (
        <PortalData>
          <AccountView messages={messages} />
        </PortalData>
      ) : (
        <RowSkeletons label={messages.loadingAccount} rows={6} height="4.5rem" />
      )}
    </PortalFrame>
  );
}
