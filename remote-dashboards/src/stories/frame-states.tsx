import { css } from '@emotion/react';
import { useNavigationEntries } from '@torsa/shared/router';
import { PortalNav } from '../app/portal-nav.tsx';
import { WaitingConversationCount } from '../app/waiting-count.tsx';
import type { StoriesTexts } from './stories-page.copy.en.ts';

// The transform makes this box the containing block of its fixed elements.
const screen = css({ minBlockSize: '5rem', transform: 'translateZ(0)', overflow: 'hidden' });
const audiences = ['founder_local', 'user'] as const;

/** A story (component example): the navigation of a founder and of a client. */
export function NavigationStories({ copy }: { readonly copy: StoriesTexts }) {
  const entries = {
    founder_local: useNavigationEntries('portal@1', 'founder_local'),
    user: useNavigationEntries('portal@1', 'user'),
  };
  return audiences.map((audience) => (
    <div key={audience} css={screen}>
      <PortalNav
        entries={entries[audience]}
        current={entries[audience][1]?.path}
        counts={{ '/dashboard/inbox': <WaitingConversationCount copy={copy.portal} /> }}
        isFolded={false}
        toggleFold={() => {}}
        hasShortcut={false}
        copy={{ ...copy.portal, label: `${copy.portal.label} ${audience}` }}
      />
    </div>
  ));
}
