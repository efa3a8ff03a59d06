import { css } from '@emotion/react';
import { dashboardPath, useAuth, useLogOut } from '@torsa/shared/auth';
import { tokens } from '@torsa/shared/theme/tokens';
import { NavLink } from 'react-router-dom';
import { DisclosureMenu } from './disclosure-menu.tsx';
import { managementMenu } from './menu-links.ts';
import { navItem } from './nav-item-style.ts';

const { color, radius } = tokens;

const signUp = css(navItem, {
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
  if (session.status === 'signedIn') return <SignedInLinks to={dashboardPath(session.role)} />;
  return (
    <div css={session.status === 'loading' ? unknown : known}>
      <DisclosureMenu label="Management Log In" links={managementMenu} />
      <NavLink to="/auth/login" css={navItem}>
        Log In
      </NavLink>
      <NavLink to="/auth/signup" css={signUp}>
        Sign Up
      </NavLink>
    </div>
  );
}

function SignedInLinks({ to }: { to: string }) {
  const { logOut, isLoggingOut } = useLogOut();
  return (
    <>
      <NavLink to={to} css={navItem}>
        Dashboard
      </NavLink>
      <button type="button" aria-disabled={isLoggingOut} onClick={logOut} css={navItem}>
        Logout
      </button>
    </>
  );
}
