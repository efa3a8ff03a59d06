import { css } from '@emotion/react';
import { useSession } from '@torsa/shared/auth';
import { EmptyState } from '@torsa/shared/ui/empty-state';
import { PortalData } from '../../app/portal-data.tsx';
import { PortalFrame } from '../../app/portal-frame.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { useIsWide } from '../../ui/use-is-wide.ts';
import { InboxColumns } from './inbox-columns.tsx';
import type { InboxPageMessages } from './inbox-page-messages.en.ts';
import { InboxView } from './inbox-view.tsx';
import { Shortcuts } from './shortcuts.tsx';

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
