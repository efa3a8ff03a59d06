import { css } from '@emotion/react';
import { useQueryClient } from '@tanstack/react-query';
import { useSession } from '@torsa/shared/auth';
import { getErrorCode, getErrorText } from '@torsa/shared/database/backend-error';
import { useI18n } from '@torsa/shared/i18n';
import { Button } from '@torsa/shared/ui/button';
import { Notice } from '@torsa/shared/ui/notice';
import { type ReactNode, useEffect, useState } from 'react';
import { retryFailedQueries, useNetworkState } from '../api/network-state.ts';
import { CallOfficeLink } from './call-office.tsx';
import { formatDateTime } from './format-time.ts';
import { moveFocusToHeading } from './move-focus-to-heading.ts';
import type { QueryStateTexts } from './query-boundary.copy.en.ts';
import { portalStyles } from './styles.ts';

/** The fields of a React Query result that `QueryBoundary` reads. */
export interface QueryResult<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  /** The time when the data was loaded, in milliseconds. A getter avoids renders of components that do not read it. */
  readonly dataUpdatedAt: number;
  /** The number of the query's failures. */
  readonly errorUpdateCount: number;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface QueryBoundaryProps<Data> {
  readonly query: QueryResult<Data>;
  readonly copy: QueryStateTexts;
  /** A loading placeholder as high as the content. */
  readonly skeleton: ReactNode;
  /** The message for a missing row of a detail page, and a link to the list. */
  readonly missing?: { readonly text: string; readonly link: ReactNode };
  readonly children: (data: Data) => ReactNode;
}

/**
 * Renders a query's data, loading placeholder or error. The data stays visible after a failed refetch, and the network
 * bar replaces network errors.
 */
export function QueryBoundary<Data>({
  query,
  copy,
  skeleton,
  missing,
  children,
}: QueryBoundaryProps<Data>) {
  const { format, language } = useI18n();
  const { data } = query;
  // Keep the last error while the query loads again, because a placeholder would remove the focused button and flicker.
  const [lastError, setLastError] = useState(query.error);
  if (query.error && query.error !== lastError) setLastError(query.error);
  const isReloading = data === undefined && query.errorUpdateCount > 0;
  const error = query.error ?? (isReloading ? lastError : null);
  const isReported = useNetworkState() !== 'online';
  if (data === undefined && !error) {
    return <Loading copy={copy}>{skeleton}</Loading>;
  }
  if (error && isReported && getErrorCode(error) === 'unavailable') {
    return data === undefined ? <Paused copy={copy} /> : children(data);
  }
  if (missing && data === undefined && getErrorCode(error) === 'missing') {
    return (
      <Notice kind="alert" action={missing.link}>
        {missing.text}
      </Notice>
    );
  }
  return (
    <>
      {error !== null && error !== undefined && (
        <Notice
          kind={data === undefined ? 'alert' : 'status'}
          action={
            <div css={portalStyles.row}>
              <Button
                ref={moveFocusToHeading}
                variant="quiet"
                busy={query.isFetching}
                onClick={() => void query.refetch()}
              >
                {copy.retry}
              </Button>
              {data === undefined && <CallAsClient copy={copy} />}
            </div>
          }
        >
          {data === undefined
            ? getErrorText(error, { ...copy.problems, other: copy.problems.unavailable })
            : format(copy.stale, {
                time: formatDateTime(language, new Date(query.dataUpdatedAt).toISOString()),
              })}
        </Notice>
      )}
      {data !== undefined && children(data)}
    </>
  );
}

/** The content of a section without data while the network bar reports a lost network. */
function Paused({ copy }: { readonly copy: QueryStateTexts }) {
  return (
    <div css={portalStyles.row}>
      <p css={portalStyles.muted}>{copy.paused}</p>
      <CallAsClient copy={copy} />
    </div>
  );
}

/** A link that calls the office, only for clients. */
function CallAsClient({ copy }: { readonly copy: QueryStateTexts }) {
  const session = useSession();
  const isClient = session.status === 'signedIn' && session.role === 'user';
  return isClient && <CallOfficeLink variant="quiet" copy={copy} />;
}

/** The delays in milliseconds until a note about slow loading, and then a retry button, appear. */
const slowAfter = 3_000;
const stuckAfter = 8_000;

// The note overlays the placeholder, so that nothing moves.
const overlay = css({ display: 'grid', '& > *': { gridArea: '1 / 1', minInlineSize: 0 } });
const note = css({ alignSelf: 'start' });

interface LoadingProps {
  readonly copy: QueryStateTexts;
  readonly children: ReactNode;
}

/** The loading placeholder of a query, with a note and later a retry button if the request is slow. */
function Loading({ copy, children }: LoadingProps) {
  const client = useQueryClient();
  const isReported = useNetworkState() !== 'online';
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
  const again = () => {
    setAttempt(attempt + 1);
    void retryFailedQueries(client);
  };
  return (
    <div css={overlay}>
      {children}
      <div css={note}>
        {isReported ? (
          <Paused copy={copy} />
        ) : state === 'slow' ? (
          <Notice kind="status">{copy.slow}</Notice>
        ) : (
          <Notice
            kind="alert"
            action={
              <div css={portalStyles.row}>
                <Button variant="quiet" onClick={again}>
                  {copy.retry}
                </Button>
                <CallAsClient copy={copy} />
              </div>
            }
          >
            {copy.problems.unavailable}
          </Notice>
        )}
      </div>
    </div>
  );
}
