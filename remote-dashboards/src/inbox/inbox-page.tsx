import { css } from '@emotion/react';
import { useSession } from '@torsa/shared/auth';
import { EmptyState } from '@torsa/shared/ui/empty-state';
import { PortalData } from '../data/portal-data.tsx';
import { RowSkeletons } from '../data/row-skeletons.tsx';
import { PortalFrame } from '../portal/portal-frame.tsx';
import { Shortcuts } from '../shortcuts/shortcuts.tsx';
import { InboxColumns } from './inbox-columns.tsx';
import type { InboxPageMessages } from './inbox-page-messages.en.ts';
import { InboxView } from './inbox-view.tsx';
import { useIsWide } from './use-is-wide.ts';

const pane = css({ display: 'grid', justifyItems: 'center' });

/** `/dashboard/inbox`: what visitors and clients wrote. */
export function InboxPage({ messages }: { readonly messages: InboxPageMessages }) {
  const session = useSession();
  const isWide = useIsWide();
  return (
    <PortalFrame title={messages.head.title} lead={messages.lead} messages={messages.portal}>
      <InboxColumns
        printed="beside"
        beside={
          session.status === 'signedIn' ? (
            <PortalData>
              <InboxView messages={messages} />
            </PortalData>
          ) : (
            <RowSkeletons label={messages.loadingList} rows={6} height="6.5rem" />
          )
        }
      >
        <div css={pane}>
          {isWide && <EmptyState>{messages.choose}</EmptyState>}
          <Shortcuts keys={messages.keys} messages={messages.shortcuts} />
        </div>
      </InboxColumns>
    </PortalFrame>
  );
}
