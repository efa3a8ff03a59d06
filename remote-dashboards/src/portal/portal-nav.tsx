import { css } from '@emotion/react';
import { type Role, useSession } from '@torsa/shared/auth';
import { NavLink } from '@torsa/shared/router';
import { plainList } from '@torsa/shared/theme/plain-list';
import { tokens } from '@torsa/shared/theme/tokens';
import { Container } from '@torsa/shared/ui/container';
import { PortalData } from '../data/portal-data.tsx';
import type { PortalMessages } from './portal-messages.en.ts';
import { WaitingCount } from './waiting-count.tsx';

const { color, space } = tokens;

const bar = css({
  borderBlockEnd: `1px solid ${color.line}`,
  backgroundColor: color.sunken,
});
/** Kept free while it is not known who is signed in. */
const place = css({ minBlockSize: 'calc(3rem + 1px)' });
const list = css(plainList, { display: 'flex', gap: space.l });
const link = css({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: '3rem',
  borderBlock: '3px solid transparent',
  color: color.text,
  textDecoration: 'none',
  '&:hover': { color: color.river },
  '&[aria-current]': { borderBlockEndColor: color.river, fontWeight: 650 },
});

const dashboards: Readonly<Record<Role, string>> = {
  user: '/dashboard/user',
  team: '/dashboard/team',
  founder_local: '/founder-dashboard',
};

/** Leads between the pages of whoever is signed in, and says how many wait for an answer of the staff. */
export function PortalNav({ messages }: { readonly messages: PortalMessages }) {
  const session = useSession();
  if (session.status !== 'signedIn') return <div css={[bar, place]} />;
  const isStaff = session.role !== 'user';
  return (
    <nav css={bar} aria-label={messages.label}>
      <Container>
        <ul css={list}>
          <li>
            <NavLink css={link} to={dashboards[session.role]} end>
              {messages.overview}
            </NavLink>
          </li>
          <li>
            {isStaff ? (
              <NavLink css={link} to="/dashboard/inbox">
                {messages.inbox}
                <PortalData>
                  <WaitingCount messages={messages} />
                </PortalData>
              </NavLink>
            ) : (
              <NavLink css={link} to="/dashboard/messages">
                {messages.messages}
              </NavLink>
            )}
          </li>
        </ul>
      </Container>
    </nav>
  );
}
