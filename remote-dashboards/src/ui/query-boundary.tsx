import { errorText } from '@torsa/shared/database/backend-error';
import { useI18n } from '@torsa/shared/i18n';
import { Button } from '@torsa/shared/ui/button';
import { Notice } from '@torsa/shared/ui/notice';
import type { ReactNode } from 'react';
import { formatDateTime } from './format-time.ts';
import { moveFocusToHeading } from './move-focus-to-heading.ts';
import type { QueryCopy } from './query-boundary.copy.en.ts';

/** The fields of a React Query result that `QueryBoundary` needs. */
export interface QueryResult<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  /** The time of the data in milliseconds. A getter, so that only readers of it render after each refetch. */
  readonly dataUpdatedAt: number;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface QueryBoundaryProps<Data> {
  readonly query: QueryResult<Data>;
  readonly copy: QueryCopy;
  /** A loading placeholder with the height of the loaded content. */
  readonly skeleton: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/**
 * Renders the data, the loading placeholder or the error of a query. The data remains visible when a refetch fails.
 */
export function QueryBoundary<Data>({ query, copy, skeleton, children }: QueryBoundaryProps<Data>) {
  const { format, language } = useI18n();
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
            : format(copy.stale, {
                time: formatDateTime(language, new Date(query.dataUpdatedAt).toISOString()),
              })}
        </Notice>
      )}
      {data !== undefined && children(data)}
    </>
  );
}
