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
  // The staff's way in comes after the clients'.
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
/** Of somebody who may be signed in: what is theirs is not known yet, and keeps its place. See `inline/mark-session.ts`. */
const unknown = css(links, { 'html[data-session] & > *': { visibility: 'hidden' } });

/** The ways in for visitors, where those lead who are signed in, and the way out. */
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
