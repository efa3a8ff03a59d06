import { css } from '@emotion/react';
import { type Query, useQueryClient } from '@tanstack/react-query';
import { errorText } from '@torsa/shared/database/backend-error';
import { useI18n } from '@torsa/shared/i18n';
import { Button } from '@torsa/shared/ui/button';
import { Notice } from '@torsa/shared/ui/notice';
import { type ReactNode, useEffect, useState } from 'react';
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
  if (data === undefined && !error) {
    return <Loading copy={copy}>{skeleton}</Loading>;
  }
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

/** Delays in milliseconds before the placeholder shows a note about slow loading, and then a retry button. */
const slowAfter = 3_000;
const stuckAfter = 8_000;

const withoutData = { predicate: ({ state }: Query) => state.data === undefined };

// The note overlays the placeholder to avoid a layout shift.
const overlay = css({ display: 'grid', '& > *': { gridArea: '1 / 1', minInlineSize: 0 } });
const note = css({ alignSelf: 'start' });

interface LoadingProps {
  readonly copy: QueryCopy;
  readonly children: ReactNode;
}

/** The loading placeholder of a query. It shows a note if the request is slow, and later a retry button. */
function Loading({ copy, children }: LoadingProps) {
  const client = useQueryClient();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'loading' | 'slow' | 'stuck'>('loading');
  useEffect(() => {
    setState('loading');
    const timers = [
      setTimeout(() => setState('slow'), slowAfter),
      setTimeout(() => setState('stuck'), stuckAfter),
    ];
    return () => timers.forEach(clearTimeout);
  }, [attempt]);
  if (state === 'loading') return children;
  const again = async () => {
    setAttempt(attempt + 1);
    // Cancel all pending queries first, because a refetch would wait for the hanging request.
    await client.cancelQueries(withoutData);
    void client.refetchQueries({ ...withoutData, type: 'active' });
  };
  return (
    <div css={overlay}>
      {children}
      <div css={note}>
        {state === 'slow' ? (
          <Notice kind="status">{copy.slow}</Notice>
        ) : (
          <Notice
            kind="alert"
            action={
              <Button variant="quiet" onClick={() => void again()}>
                {copy.retry}
              </Button>
            }
          >
            {copy.problems.unavailable}
          </Notice>
        )}
      </div>
    </div>
  );
}
