import { css } from '@emotion/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@torsa/shared/router';
import { plainList } from '@torsa/shared/theme/plain-list';
import { tokens } from '@torsa/shared/theme/tokens';
import { ownConversationsQuery } from '../../api/conversations.ts';
import { DashboardCard } from '../../ui/dashboard-card.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { standaloneLink } from '../../ui/row-styles.ts';
import { MyConversationRow } from '../conversations/index.ts';
import type { UserDashboardCopy } from './user-dashboard-page.copy.en.ts';

/** Number of conversations on the dashboard card. The Messages page shows all conversations. */
const shown = 3;

// Reserves the height of all rows, so that nothing moves when they load.
const wrapper = css({ minBlockSize: '11.25rem' });
const list = css(plainList, {
  marginInline: `calc(-1 * ${tokens.space.m})`,
  '& > li + li': { borderBlockStart: `1px solid ${tokens.color.line}` },
});

interface RecentMessagesProps {
  /** The client's user ID. */
  readonly client: string;
  readonly copy: UserDashboardCopy;
}

/** A dashboard card with the client's latest conversations and their status. */
export function RecentMessages({ client, copy }: RecentMessagesProps) {
  const { recent } = copy;
  return (
    <DashboardCard
      width="twoThirds"
      title={recent.title}
      aside={
        <Link css={standaloneLink} to="/dashboard/messages">
          {recent.all}
        </Link>
      }
    >
      <div css={wrapper}>
        <Rows client={client} copy={copy} />
      </div>
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
      skeleton={<RowSkeletons label={recent.loading} rows={1} height="3.75rem" />}
    >
      {({ pages: [first = []] }) =>
        first.length === 0 ? (
          <p>{recent.none}</p>
        ) : (
          // biome-ignore lint/a11y/noRedundantRoles: without its marks a list is none for VoiceOver
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
