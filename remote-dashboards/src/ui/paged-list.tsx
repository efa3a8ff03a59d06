import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from '@torsa/shared/ui/button';
import type { ReactNode } from 'react';
import type { QueryStateTexts } from './query-boundary.copy.en.ts';
import { QueryBoundary, type QueryResult } from './query-boundary.tsx';

type Pages<Row> = InfiniteData<readonly Row[]>;

interface PagedListProps<Row> {
  readonly list: UseInfiniteQueryResult<Pages<Row>>;
  /** The query whose loading state and errors are visible, by default `list`. */
  readonly shown?: QueryResult<Pages<Row>>;
  readonly copy: { readonly more: string; readonly loadingMore: string };
  readonly reading: QueryStateTexts;
  readonly skeleton: ReactNode;
  /** The content of an empty list. */
  readonly none: ReactNode;
  readonly children: (rows: readonly Row[], pages: readonly (readonly Row[])[]) => ReactNode;
}

/** A paginated list with a button that loads the next page. */
export function PagedList<Row>(props: PagedListProps<Row>) {
  const { list, shown = list, copy, reading, skeleton, none, children } = props;
  return (
    <>
      <QueryBoundary query={shown} copy={reading} skeleton={skeleton}>
        {({ pages }) => (pages.flat().length === 0 ? none : children(pages.flat(), pages))}
      </QueryBoundary>
      {list.hasNextPage && (
        <div>
          <Button
            variant="secondary"
            busy={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {list.isFetchingNextPage ? copy.loadingMore : copy.more}
          </Button>
        </div>
      )}
    </>
  );
}
