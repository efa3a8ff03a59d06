import { css } from '@emotion/react';
import { media } from '@torsa/shared/theme/tokens';
import { EmptyState } from '@torsa/shared/ui/empty-state';
import type { ReactNode } from 'react';
import { serializeInboxFilter } from '../../api/inbox-filter.ts';
import { listPageSize } from '../../api/lists.ts';
import { PortalPage } from '../../app/portal-page.tsx';
import { SaveViewButton } from '../../app/save-view.tsx';
import { ConversationList } from '../../ui/conversation-list.tsx';
import { EarlyRows } from '../../ui/early-rows.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { ShortcutsDialog } from '../../ui/shortcuts.tsx';
import { controlHeight } from '../../ui/styles.ts';
import { useIsWideScreen } from '../../ui/use-is-wide.ts';
import { conversationRowHeight, EarlyConversationRow } from './conversation-row.tsx';
import { InboxColumns } from './inbox-columns.tsx';
import type { InboxPageTexts } from './inbox-page.copy.en.ts';
import { InboxView } from './inbox-view.tsx';
import { useInboxFilter } from './use-inbox-filter.ts';

// Reserves the height of the inbox filters, so that the rows do not move when the filters load.
const filters = css({ blockSize: controlHeight, [media.print]: { display: 'none' } });
const pane = css({ display: 'grid', justifyItems: 'center' });

/** The staff page `/dashboard/inbox`, which lists conversations of visitors and clients. */
export function InboxPage({ copy }: { readonly copy: InboxPageTexts }) {
  const isWide = useIsWideScreen();
  const columns = (list: ReactNode) => (
    <InboxColumns printed="beside" beside={list}>
      <div css={pane}>
        {isWide && <EmptyState>{copy.choose}</EmptyState>}
        <ShortcutsDialog keys={copy.keys} copy={copy.shortcuts} />
      </div>
    </InboxColumns>
  );
  return (
    <PortalPage
      copy={copy}
      controls={() => <SaveInboxView copy={copy} />}
      skeleton={columns(
        <>
          <div css={filters} />
          <EarlyRows
            source="conversations"
            limit={listPageSize}
            skeleton={
              <RowSkeletons label={copy.loadingList} rows={8} height={conversationRowHeight} />
            }
          >
            <ConversationList label={copy.list}>
              <EarlyConversationRow copy={copy} />
            </ConversationList>
          </EarlyRows>
        </>,
      )}
    >
      {() => columns(<InboxView copy={copy} />)}
    </PortalPage>
  );
}

function SaveInboxView({ copy }: { readonly copy: InboxPageTexts }) {
  const { filter } = useInboxFilter();
  return (
    <SaveViewButton
      list="/dashboard/inbox"
      filters={serializeInboxFilter(filter)}
      copy={copy.portal.saveView}
    />
  );
}
