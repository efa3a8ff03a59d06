import { css } from '@emotion/react';
import { Link } from '@torsa/shared/router';
import type { ReactNode } from 'react';
import { DashboardCard } from './dashboard-card.tsx';
import type { DashboardCardWidth } from './dashboard-grid.ts';
import type { QueryStateTexts } from './query-boundary.copy.en.ts';
import { QueryBoundary, type QueryResult } from './query-boundary.tsx';
import { RowSkeletons } from './row-skeletons.tsx';
import { standaloneLinkStyle } from './row-styles.ts';
import { portalStyles } from './styles.ts';

interface ListCardProps<Row> {
  readonly query: QueryResult<readonly Row[]>;
  readonly width: DashboardCardWidth;
  readonly copy: { readonly title: string; readonly loading: string };
  readonly reading: QueryStateTexts;
  /** A link to the page with the whole list. */
  readonly all?: { readonly to: string; readonly label: string };
  /** The reserved height of the rows, so that nothing moves when they load. */
  readonly height: string;
  readonly skeleton: { readonly rows: number; readonly height: string };
  /** The content of an empty list's card. */
  readonly none: ReactNode;
  /** The accessible name of the list, by default the card's title. */
  readonly label?: string;
  readonly children: (row: Row) => ReactNode;
}

/** A dashboard card with the first rows of a list. Each row is an `li` element. */
export function ListCard<Row>(props: ListCardProps<Row>) {
  const { query, width, copy, reading, all, height, skeleton, none, children } = props;
  return (
    <DashboardCard
      width={width}
      title={copy.title}
      aside={
        all && (
          <Link css={standaloneLinkStyle} to={all.to}>
            {all.label}
          </Link>
        )
      }
    >
      <div css={css({ minBlockSize: height })}>
        <QueryBoundary
          query={query}
          copy={reading}
          skeleton={<RowSkeletons label={copy.loading} {...skeleton} />}
        >
          {(rows) =>
            rows.length === 0 ? (
              none
            ) : (
              // biome-ignore lint/a11y/noRedundantRoles: Safari drops list semantics when list-style is none
              <ul role="list" css={portalStyles.ruledList} aria-label={props.label ?? copy.title}>
                {rows.map(children)}
              </ul>
            )
          }
        </QueryBoundary>
      </div>
    </DashboardCard>
  );
}

/** Returns a query result with only the first rows of an infinite query. */
export function limitQueryToFirstRows<Row>(
  query: QueryResult<{ readonly pages: readonly (readonly Row[])[] }>,
  count: number,
): QueryResult<readonly Row[]> {
  const { data, error, errorUpdateCount, isFetching, refetch } = query;
  return {
    data: data?.pages[0]?.slice(0, count),
    error,
    errorUpdateCount,
    isFetching,
    refetch,
    get dataUpdatedAt() {
      return query.dataUpdatedAt;
    },
  };
}
