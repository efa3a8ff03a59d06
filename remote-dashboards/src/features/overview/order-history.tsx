import { css } from '@emotion/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@torsa/shared/router';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import { EmptyState } from '@torsa/shared/ui/empty-state';
import { projectsQuery } from '../../api/project-list.ts';
import type { Project } from '../../api/projects.ts';
import { useHasUnreadChanges } from '../../api/unread.ts';
import { DashboardCard } from '../../ui/dashboard-card.tsx';
import type { ProjectTerms } from '../../ui/project-terms.copy.en.ts';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { compactRowStyle, rowLinkStyle, standaloneLinkStyle } from '../../ui/row-styles.ts';
import { ProjectStageDots } from '../../ui/stage-dots.tsx';
import { portalStyles } from '../../ui/styles.ts';
import { UnreadMark } from '../../ui/unread-mark.tsx';
import type { UserDashboardTexts } from './user-dashboard-page.copy.en.ts';

/** The number of projects on the dashboard card. */
const shown = 5;

// Reserves the height of the empty list's text, so that nothing moves when the data loads.
const wrapper = css({
  display: 'grid',
  gap: tokens.space.m,
  minBlockSize: '11.25rem',
  alignContent: 'start',
  [media.print]: { minBlockSize: 0 },
});
const row = css(compactRowStyle, {
  display: 'grid',
  alignContent: 'center',
  gap: tokens.space.xxs,
});

interface OrderHistoryProps {
  /** True for clients. Staff can open the page, but have no orders. */
  readonly isClient: boolean;
  readonly copy: UserDashboardTexts;
}

/** A dashboard card with the client's projects and their stages. */
export function OrderHistoryCard({ isClient, copy }: OrderHistoryProps) {
  return (
    <DashboardCard
      width="third"
      title={copy.orders.title}
      aside={
        isClient && (
          <Link css={standaloneLinkStyle} to="/dashboard/projects">
            {copy.orders.all}
          </Link>
        )
      }
    >
      <div css={wrapper}>{isClient ? <Orders copy={copy} /> : <NoOrders copy={copy.orders} />}</div>
    </DashboardCard>
  );
}

function Orders({ copy }: Pick<OrderHistoryProps, 'copy'>) {
  const query = useInfiniteQuery(projectsQuery('client'));
  const { orders } = copy;
  return (
    <QueryBoundary
      query={query}
      copy={copy.reading}
      skeleton={<RowSkeletons label={orders.loading} rows={2} height="3.75rem" />}
    >
      {({ pages: [first = []] }) =>
        first.length === 0 ? (
          <NoOrders copy={orders} />
        ) : (
          // biome-ignore lint/a11y/noRedundantRoles: Safari drops list semantics when list-style is none
          <ul role="list" css={portalStyles.ruledList} aria-label={orders.title}>
            {first.slice(0, shown).map((project) => (
              <OrderRow key={project.id} project={project} terms={copy.projectTerms} />
            ))}
          </ul>
        )
      }
    </QueryBoundary>
  );
}

interface OrderRowProps {
  readonly project: Project;
  readonly terms: ProjectTerms;
}

function OrderRow({ project: { id, title, stage }, terms }: OrderRowProps) {
  const isUnread = useHasUnreadChanges(id);
  return (
    <li css={row}>
      <span>
        <Link css={rowLinkStyle} to={`/dashboard/projects/${id}`} dir="auto">
          {title}
        </Link>
        {isUnread && (
          <>
            {' '}
            <UnreadMark label={terms.unread} />
          </>
        )}
      </span>
      <ProjectStageDots stage={stage} terms={terms} />
    </li>
  );
}

function NoOrders({ copy }: { readonly copy: UserDashboardTexts['orders'] }) {
  return (
    <>
      <EmptyState>{copy.none}</EmptyState>
      <ButtonLink variant="secondary" to="/contact">
        {copy.start}
      </ButtonLink>
    </>
  );
}
