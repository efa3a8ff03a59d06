import { css } from '@emotion/react';
import { dashboardPath, useAuth, useLogOut } from '@torsa/shared/auth';
import { NavLink } from '@torsa/shared/router';
import { tokens } from '@torsa/shared/theme/tokens';
import { useMessages } from '../messages/messages-context.ts';
import { DisclosureMenu } from './disclosure-menu.tsx';
import { menuLinks } from './menu-links.ts';
import { navItem } from './nav-item-style.ts';

const { color, radius } = tokens;

const signUp = css(navItem, {
  justifyContent: 'center',
  // Shown where the system takes the background away.
  border: '1px solid transparent',
  borderRadius: radius.pill,
  backgroundColor: color.river,
  color: color.onRiver,
  '&:hover': { backgroundColor: color.riverStrong, color: color.onRiver },
  '&[aria-current="page"]': { borderRadius: radius.pill, color: color.onRiver, boxShadow: 'none' },
});
/** Keeps the place of the links, so that nothing moves once the session is known. */
const unknown = css({ display: 'contents', '& > *': { visibility: 'hidden' } });
const known = css({ display: 'contents' });

/** Log in and sign up for visitors; dashboard and log out for those who are signed in. */
export function AccountLinks() {
  const session = useAuth((state) => state.session);
  const messages = useMessages();
  const { navbar } = messages;
  if (session.status === 'signedIn') return <SignedInLinks to={dashboardPath(session.role)} />;
  return (
    <div css={session.status === 'loading' ? unknown : known}>
      <DisclosureMenu label={navbar.managementLogIn} links={menuLinks(messages).management} />
      <NavLink to="/auth/login" css={navItem}>
        {navbar.logIn}
      </NavLink>
      <NavLink to="/auth/signup" css={signUp}>
        {navbar.signUp}
      </NavLink>
    </div>
  );
}

function SignedInLinks({ to }: { to: string }) {
  const { logOut, isLoggingOut } = useLogOut();
  const { navbar } = useMessages();
  return (
    <>
      <NavLink to={to} css={navItem}>
        {navbar.dashboard}
      </NavLink>
      <button type="button" aria-disabled={isLoggingOut} onClick={logOut} css={navItem}>
        {navbar.logOut}
      </button>
    </>
  );
}
