import { css } from '@emotion/react';
import { useEntries } from '@torsa/shared/router';
import { PortalTabs } from '../app/portal-tabs.tsx';
import { WaitingCount } from '../app/waiting-count.tsx';
import type { StoriesCopy } from './stories-page.copy.en.ts';

// The transform makes this box the containing block of its fixed elements.
const screen = css({ minBlockSize: '5rem', transform: 'translateZ(0)' });
const audiences = ['founder_local', 'user'] as const;

/** A story with the navigation tabs of the founder and of a client. The tabs are bottom bars on a narrow screen. */
export function FrameStates({ copy }: { readonly copy: StoriesCopy }) {
  const entries = {
    founder_local: useEntries('portal@1', 'founder_local'),
    user: useEntries('portal@1', 'user'),
  };
  return audiences.map((audience) => (
    <div key={audience} css={screen}>
      <PortalTabs
        entries={entries[audience]}
        current={entries[audience][1]?.path}
        waiting={<WaitingCount copy={copy.portal} />}
        copy={{ label: `${copy.portal.label} ${audience}` }}
      />
    </div>
  ));
}
