import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { visuallyHidden } from '@torsa/shared/theme/visually-hidden';
import { useDeferredValue, useMemo } from 'react';
import { inboxQuery } from '../../api/conversations.ts';
import { colleaguesQuery } from '../../api/people.ts';
import { inboxFiguresQuery } from '../../api/reports.ts';
import { ConversationList } from '../../ui/conversation-list.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { useIsWide } from '../../ui/use-is-wide.ts';
import { EmptyInbox } from './empty-inbox.tsx';
import { InboxControls } from './inbox-controls.tsx';
import type { InboxListCopy } from './inbox-list.copy.en.ts';
import { InboxRows } from './inbox-rows.tsx';
import { opensRowsAttribute } from './press-shortcut.ts';
import { useInboxFilter } from './use-inbox-filter.ts';

interface InboxViewProps {
  /** ID of the conversation that is open beside the list. */
  readonly open?: string;
  readonly copy: InboxListCopy;
}

/** The inbox filters and the list of matching conversations. */
export function InboxView({ open, copy }: InboxViewProps) {
  const { filter, change, reset, resets } = useInboxFilter();
  const isWide = useIsWide();
  const staff = useQuery(colleaguesQuery);
  const colleagues = staff.data;
  const { format } = useI18n();
  const { data: figures } = useQuery(inboxFiguresQuery);
  const names = useMemo(
    () => new Map(colleagues?.map(({ staff_id, name }) => [staff_id, name])),
    [colleagues],
  );
  const me = colleagues?.find(({ is_me }) => is_me)?.staff_id;
  const list = useInfiniteQuery(inboxQuery(filter, me));
  // Wait for the query of staff members, because the filter “Mine” needs the user's staff ID.
  const { error, isFetching, refetch } = filter.assignee === 'mine' && !colleagues ? staff : list;
  // Defer the rows, because rendering a thousand rows would delay clicks and typing.
  const data = useDeferredValue(list.data);
  const shown = useDeferredValue(filter);
  return (
    <>
      <InboxControls key={resets} filter={filter} figures={figures} change={change} copy={copy} />
      <p role="status" css={visuallyHidden}>
        {data && format(copy.shown, { count: data.pages.flat().length })}
      </p>
      <PagedList
        list={list}
        shown={{
          data,
          error,
          isFetching,
          refetch,
          get dataUpdatedAt() {
            return list.dataUpdatedAt;
          },
        }}
        copy={copy}
        reading={copy.reading}
        skeleton={<RowSkeletons label={copy.loadingList} rows={6} height="6.5rem" />}
        none={<EmptyInbox filter={shown} reset={reset} copy={copy} />}
      >
        {(_rows, pages) => (
          <ConversationList
            label={copy.list}
            attributes={isWide ? { [opensRowsAttribute]: '' } : undefined}
          >
            {pages.map((rows, index) => (
              <InboxRows
                key={index}
                rows={rows}
                isFirst={index === 0}
                names={names}
                open={open}
                filter={shown}
                copy={copy}
              />
            ))}
          </ConversationList>
        )}
      </PagedList>
    </>
  );
}
