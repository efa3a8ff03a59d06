import { css } from '@emotion/react';
import { useLogOut, useSession } from '@torsa/shared/auth';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { useCopy } from '../copy/copy-context.ts';
import { navItem } from './nav-item-style.ts';
import { SlotEntries } from './slot-entries.tsx';

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
  // The login link of staff comes after that of clients.
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
/** A stored session hides these links until it has been read, and they keep their space. See `inline/mark-session.ts`. */
const unknown = css(links, { 'html[data-session] & > *': { visibility: 'hidden' } });

/** Shows login and sign-up links to visitors, and the dashboard link and Logout to signed-in people. */
export function AccountLinks() {
  const { status } = useSession();
  return (
    <div css={status === 'loading' ? unknown : links}>
      <SlotEntries slot="account@1" />
      {status === 'signedIn' && <LogOutButton />}
    </div>
  );
}

function LogOutButton() {
  const { navbar } = useCopy();
  const { logOut, isLoggingOut } = useLogOut(navbar.logOutCopy);
  return (
    <button type="button" aria-disabled={isLoggingOut} onClick={logOut} css={navItem}>
      {navbar.logOut}
    </button>
  );
}
