import { css } from '@emotion/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@torsa/shared/router';
import { tokens } from '@torsa/shared/theme/tokens';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import { EmptyState } from '@torsa/shared/ui/empty-state';
import { projectsQuery } from '../../api/projects.ts';
import { DashboardCard } from '../../ui/dashboard-card.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { compactRow, rowLink } from '../../ui/row-styles.ts';
import { StageDots } from '../../ui/stage-dots.tsx';
import { styles } from '../../ui/styles.ts';
import type { UserDashboardCopy } from './user-dashboard-page.copy.en.ts';

/** How many are shown; the others are in Projects. */
const shown = 5;

// As high as what says that there is none, so that nothing moves when it is known.
const wrapper = css({
  display: 'grid',
  gap: tokens.space.m,
  minBlockSize: '13rem',
  alignContent: 'start',
});
const row = css(compactRow, { display: 'grid', alignContent: 'center', gap: tokens.space.xxs });

interface OrderHistoryProps {
  /** Staff may look at this page, and have no orders. */
  readonly isClient: boolean;
  readonly copy: UserDashboardCopy;
}

/** What a client ordered, and how far each is. */
export function OrderHistory({ isClient, copy }: OrderHistoryProps) {
  return (
    <DashboardCard width="third" title={copy.orders.title}>
      <div css={wrapper}>{isClient ? <Orders copy={copy} /> : <NoOrders copy={copy.orders} />}</div>
    </DashboardCard>
  );
}

function Orders({ copy }: Pick<OrderHistoryProps, 'copy'>) {
  const query = useInfiniteQuery(projectsQuery('client'));
  const { orders, projectTerms } = copy;
  return (
    <QueryBoundary
      query={query}
      copy={copy.reading}
      skeleton={<RowSkeletons label={orders.loading} rows={2} height="4.5rem" />}
    >
      {({ pages: [first = []] }) =>
        first.length === 0 ? (
          <NoOrders copy={orders} />
        ) : (
          // biome-ignore lint/a11y/noRedundantRoles: without its marks a list is none for VoiceOver
          <ul role="list" css={styles.ruledList} aria-label={orders.title}>
            {first.slice(0, shown).map(({ id, title, stage }) => (
              <li key={id} css={row}>
                <Link css={rowLink} to={`/dashboard/projects/${id}`} dir="auto">
                  {title}
                </Link>
                <StageDots stage={stage} terms={projectTerms} />
              </li>
            ))}
          </ul>
        )
      }
    </QueryBoundary>
  );
}

function NoOrders({ copy }: { readonly copy: UserDashboardCopy['orders'] }) {
  return (
    <>
      <EmptyState>{copy.none}</EmptyState>
      <ButtonLink variant="secondary" to="/contact">
        {copy.start}
      </ButtonLink>
    </>
  );
}
