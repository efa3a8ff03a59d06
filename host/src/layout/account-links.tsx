import { css } from '@emotion/react';
import { useLogOut, useSession } from '@torsa/shared/auth';
import { useMessages } from '../messages/messages-context.ts';
import { navItem } from './nav-item-style.ts';
import { SlotEntries } from './slot-entries.tsx';

const known = css({ display: 'contents' });
/** Keeps the place of the links, so that nothing moves once the session is known. Without scripts it stays unknown. */
const unknown = css({
  display: 'contents',
  '@media not (scripting: none)': { '& > *': { visibility: 'hidden' } },
});

/** The ways in for visitors, where those lead who are signed in, and the way out. */
export function AccountLinks() {
  const { status } = useSession();
  return (
    <div css={status === 'loading' ? unknown : known}>
      <SlotEntries slot="account@1" />
      {status === 'signedIn' && <LogOutButton />}
    </div>
  );
}

function LogOutButton() {
  const { navbar } = useMessages();
  const { logOut, isLoggingOut } = useLogOut(navbar.logOutToasts);
  return (
    <button type="button" aria-disabled={isLoggingOut} onClick={logOut} css={navItem}>
      {navbar.logOut}
    </button>
  );
}
