import { css } from '@emotion/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@torsa/shared/router';
import { tokens } from '@torsa/shared/theme/tokens';
import { type Conversation, inboxQuery } from '../../api/conversations.ts';
import { defaultInboxFilter } from '../../api/inbox-filter.ts';
import type { DashboardCardWidth } from '../../ui/dashboard-grid.ts';
import { ListCard, limitQueryToFirstRows } from '../../ui/list-card.tsx';
import { compactRowStyle, rowLinkStyle } from '../../ui/row-styles.ts';
import { portalStyles } from '../../ui/styles.ts';
import { Timestamp } from '../../ui/timestamp.tsx';
import type { OverviewTexts } from './overview.copy.en.ts';

const { space } = tokens;

/** The number of conversations on the dashboard card. */
const shown = 3;

// Truncate each subject after one line, because the card has a fixed height.
const oneLine = css(rowLinkStyle, {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
const row = css(compactRowStyle, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space.m,
});
const words = css({ minInlineSize: 0 });

interface LongestWaitingProps {
  readonly width: DashboardCardWidth;
  readonly copy: OverviewTexts;
}

/** A dashboard card with the conversations that have waited longest for a reply. */
export function LongestWaitingCard({ width, copy }: LongestWaitingProps) {
  const { longest, reading } = copy;
  const waiting = useInfiniteQuery(inboxQuery(defaultInboxFilter, undefined));
  return (
    <ListCard
      query={limitQueryToFirstRows(waiting, shown)}
      width={width}
      copy={longest}
      reading={reading}
      all={{ to: '/dashboard/inbox', label: longest.all }}
      height="11.25rem"
      skeleton={{ rows: 1, height: '3.75rem' }}
      none={<p>{longest.none}</p>}
      label={longest.list}
    >
      {(conversation) => (
        <WaitingConversationRow
          key={conversation.id}
          conversation={conversation}
          noSubject={longest.noSubject}
        />
      )}
    </ListCard>
  );
}

interface WaitingRowProps {
  readonly conversation: Conversation;
  readonly noSubject: string;
}

/** A row with a conversation's subject, sender and waiting time. */
export function WaitingConversationRow({ conversation, noSubject }: WaitingRowProps) {
  const { id, subject, name, waiting_since, last_message_at } = conversation;
  return (
    <li css={row}>
      <div css={words}>
        <Link css={oneLine} to={`/dashboard/inbox/${id}`} dir="auto">
          {subject || noSubject}
        </Link>
        <p css={portalStyles.smallMuted}>{name}</p>
      </div>
      <span css={portalStyles.smallMuted}>
        <Timestamp at={waiting_since ?? last_message_at} as="wait" />
      </span>
    </li>
  );
}
