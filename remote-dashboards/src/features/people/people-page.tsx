import { css } from '@emotion/react';
import { Link } from '@torsa/shared/router';
import { PortalPage } from '../../app/portal-page.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { Clients } from './clients.tsx';
import type { PeopleMessages } from './people-messages.en.ts';
import { StaffSection } from './staff-section.tsx';

const link = css({ display: 'inline-block', paddingBlock: '0.5rem' });

/** `/founder-dashboard/people`: the staff and the clients. */
export function PeoplePage({ messages }: { readonly messages: PeopleMessages }) {
  return (
    <PortalPage
      messages={messages}
      skeleton={<RowSkeletons label={messages.staff.loading} rows={6} height="4.5rem" />}
    >
      {() => (
        <StaffSection messages={messages.staff} reading={messages.reading}>
          <p>
            <Link css={link} to="/founder-dashboard/audit">
              {messages.audit}
            </Link>
          </p>
          <Clients messages={messages.clients} reading={messages.reading} />
        </StaffSection>
      )}
    </PortalPage>
  );
}
