import { errorText } from '@torsa/shared/database/backend-error';
import { Button } from '@torsa/shared/ui/button';
import { Notice } from '@torsa/shared/ui/notice';
import type { ReactNode } from 'react';
import { moveFocusToHeading } from './move-focus-to-heading.ts';
import type { QueryCopy } from './query-boundary.copy.en.ts';

/** The part of a query's result that its states are told from. */
export interface QueryResult<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface QueryBoundaryProps<Data> {
  readonly query: QueryResult<Data>;
  readonly copy: QueryCopy;
  /** Shown while nothing is there yet: as high as what comes. */
  readonly skeleton: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** What a query gives, or why there is nothing yet. What was read stays when reading it again fails. */
export function QueryBoundary<Data>({ query, copy, skeleton, children }: QueryBoundaryProps<Data>) {
  const { data, error } = query;
  if (data === undefined && !error) return skeleton;
  return (
    <>
      {error !== null && error !== undefined && (
        <Notice
          kind={data === undefined ? 'alert' : 'status'}
          action={
            <Button
              ref={moveFocusToHeading}
              variant="quiet"
              busy={query.isFetching}
              onClick={() => void query.refetch()}
            >
              {copy.retry}
            </Button>
          }
        >
          {data === undefined
            ? errorText(error, { ...copy.problems, other: copy.problems.unavailable })
            : copy.stale}
        </Notice>
      )}
      {data !== undefined && children(data)}
    </>
  );
}
