import { css } from '@emotion/react';
import { Link } from '@torsa/shared/router';
import { PortalPage } from '../../app/portal-page.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { Clients } from './clients.tsx';
import type { PeopleCopy } from './people-page.copy.en.ts';
import { StaffSection } from './staff-section.tsx';

const link = css({ display: 'inline-block', paddingBlock: '0.5rem' });

/** `/founder-dashboard/people`: the staff and the clients. */
export function PeoplePage({ copy }: { readonly copy: PeopleCopy }) {
  return (
    <PortalPage
      copy={copy}
      skeleton={<RowSkeletons label={copy.staff.loading} rows={6} height="4.5rem" />}
    >
      {() => (
        <StaffSection copy={copy.staff} reading={copy.reading}>
          <p>
            <Link css={link} to="/founder-dashboard/audit">
              {copy.audit}
            </Link>
          </p>
          <Clients copy={copy.clients} reading={copy.reading} />
        </StaffSection>
      )}
    </PortalPage>
  );
}
