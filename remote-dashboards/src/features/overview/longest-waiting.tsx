import { css } from '@emotion/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@torsa/shared/router';
import { tokens } from '@torsa/shared/theme/tokens';
import { inboxQuery } from '../../api/conversations.ts';
import { defaultFilter } from '../../api/inbox-filter.ts';
import { DashboardCard } from '../../ui/dashboard-card.tsx';
import type { CardWidth } from '../../ui/dashboard-grid.ts';
import { Moment } from '../../ui/moment.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { compactRow, loneLink, rowLink } from '../../ui/row-styles.ts';
import { styles } from '../../ui/styles.ts';
import type { OverviewCopy } from './overview.copy.en.ts';

const { space } = tokens;

/** How many are shown; the others are in the Inbox. */
const shown = 3;

// There is room for all of them, each in one line, so that nothing moves when they come.
const place = css({ minBlockSize: '13.5rem' });
const oneLine = css(rowLink, {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
const row = css(compactRow, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space.m,
});
const words = css({ minInlineSize: 0 });

interface LongestWaitingProps {
  readonly width: CardWidth;
  readonly copy: OverviewCopy;
}

/** Who waits longest for an answer. */
export function LongestWaiting({ width, copy }: LongestWaitingProps) {
  const { longest } = copy;
  return (
    <DashboardCard
      width={width}
      title={longest.title}
      aside={
        <Link css={loneLink} to="/dashboard/inbox">
          {longest.all}
        </Link>
      }
    >
      <div css={place}>
        <Rows copy={copy} />
      </div>
    </DashboardCard>
  );
}

function Rows({ copy: { longest, reading } }: Pick<LongestWaitingProps, 'copy'>) {
  const waiting = useInfiniteQuery(inboxQuery(defaultFilter, undefined));
  return (
    <QueryBoundary
      query={waiting}
      copy={reading}
      skeleton={<RowSkeletons label={longest.loading} rows={1} height="4.5rem" />}
    >
      {({ pages: [first = []] }) =>
        first.length === 0 ? (
          <p>{longest.none}</p>
        ) : (
          // biome-ignore lint/a11y/noRedundantRoles: without its marks a list is none for VoiceOver
          <ul role="list" css={styles.ruledList} aria-label={longest.list}>
            {first.slice(0, shown).map(({ id, subject, name, waiting_since, last_message_at }) => (
              <li key={id} css={row}>
                <div css={words}>
                  <Link css={oneLine} to={`/dashboard/inbox/${id}`} dir="auto">
                    {subject || longest.noSubject}
                  </Link>
                  <p css={styles.smallMuted}>{name}</p>
                </div>
                <span css={styles.smallMuted}>
                  <Moment at={waiting_since ?? last_message_at} as="ago" />
                </span>
              </li>
            ))}
          </ul>
        )
      }
    </QueryBoundary>
  );
}
