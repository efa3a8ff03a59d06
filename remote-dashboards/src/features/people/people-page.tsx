import { css } from '@emotion/react';
import { useSession } from '@torsa/shared/auth';
import { Link } from '@torsa/shared/router';
import { PortalData } from '../../app/portal-data.tsx';
import { PortalFrame } from '../../app/portal-frame.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { Clients } from './clients.tsx';
import type { PeopleMessages } from './people-messages.en.ts';
import { StaffSection } from './staff-section.tsx';

const link = css({ display: 'inline-block', paddingBlock: '0.5rem' });

/** `/founder-dashboard/people`: who works here, and who has an account. */
export function PeoplePage({ messages }: { readonly messages: PeopleMessages }) {
  const session = useSession();
  return (
    <PortalFrame title={messages.head.title} lead={messages.lead} messages={messages.portal}>
      {session.status === 'signedIn' ? (
        <PortalData>
          <StaffSection messages={messages.staff} reading={messages.reading}>
            <p>
              <Link css={link} to="/founder-dashboard/audit">
                {messages.audit}
              </Link>
            </p>
            <Clients messages={messages.clients} reading={messages.reading} />
          </StaffSection>
        </PortalData>
      ) : (
        <RowSkeletons label={messages.staff.loading} rows={6} height="4.5rem" />
      )}
    </PortalFrame>
  );
}
