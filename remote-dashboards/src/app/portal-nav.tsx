import { Global } from '@emotion/react';
import { audienceOf, useSession } from '@torsa/shared/auth';
import { useEntries, useLocation } from '@torsa/shared/router';
import { portalTabsBelow } from '@torsa/shared/theme/breakpoints';
import { currentPath } from './current-path.ts';
import type { NavCopy } from './portal-nav.copy.en.ts';
import { PortalTabs } from './portal-tabs.tsx';
import { barHeight, tabsPlace } from './tabs-place.ts';
import { WaitingCount } from './waiting-count.tsx';

/** The bar covers nothing: neither the page's end, nor what has the focus. */
const room = {
  [portalTabsBelow]: {
    html: { scrollPaddingBlockEnd: barHeight },
    body: { paddingBlockEnd: barHeight },
  },
};

/** Leads between the pages of whoever is signed in, as their rows ask for it, and says how many wait for an answer. */
export function PortalNav({ copy }: { readonly copy: NavCopy }) {
  const session = useSession();
  const entries = useEntries('portal@1', audienceOf(session));
  const { pathname } = useLocation();
  if (session.status !== 'signedIn') return <div css={tabsPlace} />;
  return (
    <>
      <Global styles={room} />
      <PortalTabs
        entries={entries}
        current={currentPath(entries, pathname)}
        waiting={<WaitingCount copy={copy} />}
        copy={copy}
      />
    </>
  );
}
