import { errorText } from '@torsa/shared/database/backend-error';
import { Button } from '@torsa/shared/ui/button';
import { Notice } from '@torsa/shared/ui/notice';
import type { ReactNode } from 'react';
import { passFocus } from './pass-focus.ts';
import type { ReadingMessages } from './reading-messages.en.ts';

/** The part of a query's result that its states are told from. */
interface ReadQuery<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface ReadingProps<Data> {
  readonly query: ReadQuery<Data>;
  readonly messages: ReadingMessages;
  /** Shown while nothing is there yet: as high as what comes. */
  readonly skeleton: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** What a query gives, or why there is nothing yet. What was read stays when reading it again fails. */
export function Reading<Data>({ query, messages, skeleton, children }: ReadingProps<Data>) {
  const { data, error } = query;
  if (data === undefined && !error) return skeleton;
  return (
    <>
      {error !== null && error !== undefined && (
        <Notice
          kind={data === undefined ? 'alert' : 'status'}
          action={
            <Button
              ref={passFocus}
              variant="quiet"
              busy={query.isFetching}
              onClick={() => void query.refetch()}
            >
              {messages.retry}
            </Button>
          }
        >
          {data === undefined
            ? errorText(error, { ...messages.problems, other: messages.problems.unavailable })
            : messages.stale}
        </Notice>
      )}
      {data !== undefined && children(data)}
    </>
  );
}
