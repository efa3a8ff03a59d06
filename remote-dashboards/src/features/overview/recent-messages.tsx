import { css } from '@emotion/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@torsa/shared/router';
import { plainListStyle } from '@torsa/shared/theme/plain-list';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { Skeleton } from '@torsa/shared/ui/skeleton';
import type { ReactNode } from 'react';
import { ownConversationsQuery } from '../../api/conversations.ts';
import { DashboardCard } from '../../ui/dashboard-card.tsx';
import { EarlyRows } from '../../ui/early-rows.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { standaloneLinkStyle } from '../../ui/row-styles.ts';
import { EarlyMyConversationRow, MyConversationRow } from '../conversations/index.ts';
import type { UserDashboardTexts } from './user-dashboard-page.copy.en.ts';

/** The number of conversations on the dashboard card. */
const shown = 3;

/** The height of a `clickableRowStyle`. */
const rowHeight = '4.5rem';
// Reserves the height of all rows, so that nothing moves when they load.
const wrapper = css({
  minBlockSize: `calc(${shown} * ${rowHeight})`,
  [media.print]: { minBlockSize: 0 },
});
// The subject has one line, so that all rows have the same height.
const list = css(plainListStyle, {
  marginInline: `calc(-1 * ${tokens.space.m})`,
  '& > li': { paddingBlock: tokens.space.xxs },
  '& a': { WebkitLineClamp: 1 },
  // On a phone, the time and status replace the preview.
  [media.phone]: { '& p': { display: 'none' } },
  '& > li + li': { borderBlockStart: `1px solid ${tokens.color.line}` },
});

interface RecentMessagesProps {
  /** The client's user ID. */
  readonly client: string;
  readonly copy: UserDashboardTexts;
}

/** A dashboard card with the client's latest conversations. */
export function RecentMessages({ client, copy }: RecentMessagesProps) {
  return (
    <MessagesCard copy={copy.recent}>
      <Rows client={client} copy={copy} />
    </MessagesCard>
  );
}

/** The card `RecentMessages` while the page loads, which shows the conversations as soon as their data arrives. */
export function EarlyRecentMessages({ copy }: Pick<RecentMessagesProps, 'copy'>) {
  const { recent } = copy;
  return (
    <MessagesCard copy={recent}>
      <EarlyRows source="rpc/client_conversations" limit={shown} skeleton={<Skeleton lines={2} />}>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops list semantics when list-style is none */}
        <ul role="list" css={list} aria-label={recent.title}>
          <EarlyMyConversationRow copy={copy} />
        </ul>
      </EarlyRows>
    </MessagesCard>
  );
}

interface MessagesCardProps {
  readonly copy: UserDashboardTexts['recent'];
  readonly children: ReactNode;
}

function MessagesCard({ copy, children }: MessagesCardProps) {
  return (
    <DashboardCard
      width="twoThirds"
      title={copy.title}
      aside={
        <Link css={standaloneLinkStyle} to="/dashboard/messages">
          {copy.all}
        </Link>
      }
    >
      <div css={wrapper}>{children}</div>
    </DashboardCard>
  );
}

function Rows({ client, copy }: RecentMessagesProps) {
  const conversations = useInfiniteQuery(ownConversationsQuery(client));
  const { recent } = copy;
  return (
    <QueryBoundary
      query={conversations}
      copy={copy.reading}
      skeleton={<RowSkeletons label={recent.loading} rows={1} height={rowHeight} />}
    >
      {({ pages: [first = []] }) =>
        first.length === 0 ? (
          <p>{recent.none}</p>
        ) : (
          // biome-ignore lint/a11y/noRedundantRoles: Safari drops list semantics when list-style is none
          <ul role="list" css={list} aria-label={recent.title}>
            {first.slice(0, shown).map((conversation) => (
              <MyConversationRow key={conversation.id} conversation={conversation} copy={copy} />
            ))}
          </ul>
        )
      }
    </QueryBoundary>
  );
}
