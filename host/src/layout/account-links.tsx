import { css } from '@emotion/react';
import { useLogOut, useSession } from '@torsa/shared/auth';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { useShellTexts } from '../copy/copy-context.ts';
import { navItemStyle } from './nav-item-style.ts';
import { NavigationSlot } from './slot-entries.tsx';

const { color, space } = tokens;

const links = css({
  display: 'grid',
  gap: space.xs,
  [media.bar]: {
    display: 'flex',
    gap: space.xxs,
    alignItems: 'center',
  },
  [media.wide]: { gap: space.xs },
  // In the navigation bar, the staff login link is after the client login link.
  '& > div': {
    borderBlockStart: `1px solid ${color.line}`,
    paddingBlockStart: space.xs,
    button: { color: color.textMuted },
    [media.bar]: {
      borderBlockStart: 0,
      borderInlineStart: `1px solid ${color.line}`,
      paddingBlockStart: 0,
      paddingInlineStart: space.xxs,
    },
  },
});
/**
 * If the browser has a stored session, the account links keep their space but are invisible until the session is read.
 * See `inline/mark-session.ts`.
 */
const unknown = css(links, { 'html[data-session] & > *': { visibility: 'hidden' } });

/**
 * The account links of the navigation bar: login and sign-up for visitors, dashboard and logout for logged-in users.
 */
export function AccountLinks() {
  const { status } = useSession();
  return (
    <div css={status === 'loading' ? unknown : links}>
      <NavigationSlot slot="account@1" />
      {status === 'signedIn' && <LogOutButton />}
    </div>
  );
}

function LogOutButton() {
  const { navbar } = useShellTexts();
  const { logOut, isLoggingOut } = useLogOut(navbar.logOutTexts);
  return (
    <button type="button" aria-disabled={isLoggingOut} onClick={logOut} css={navItemStyle}>
      {navbar.logOut}
    </button>
  );
}
