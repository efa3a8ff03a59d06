import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { visuallyHiddenStyle } from '@torsa/shared/theme/visually-hidden';
import { useDeferredValue, useMemo, useState } from 'react';
import { type Conversation, inboxQuery } from '../../api/conversations.ts';
import { type Colleague, colleaguesQuery } from '../../api/people.ts';
import { inboxStatisticsQuery } from '../../api/reports.ts';
import { ConversationList } from '../../ui/conversation-list.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { rovingFocusListAttribute, rowsOpenInPaneAttribute } from '../../ui/press-shortcut.ts';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { type SwipeActions, SwipeArea } from '../../ui/swipe-area.tsx';
import { useIsWideScreen } from '../../ui/use-is-wide.ts';
import { conversationRowHeight, InboxRowsPage } from './conversation-row.tsx';
import { EmptyInboxNotice } from './empty-inbox.tsx';
import { InboxControls } from './inbox-controls.tsx';
import type { InboxListTexts } from './inbox-list.copy.en.ts';
import { InboxSelectionBar } from './selection-bar.tsx';
import { useInboxFilter } from './use-inbox-filter.ts';
import { useInboxSelection } from './use-inbox-selection.ts';
import { useInboxListActions } from './use-list-actions.ts';
import { useUnappliedKeysNotice } from './use-waiting-keys.ts';

interface InboxViewProps {
  /** The ID of the conversation that is open beside the list. */
  readonly open?: string;
  readonly copy: InboxListTexts;
}

/** The shortcut keys of an open conversation. A key pressed while the conversation loads is applied afterwards. */
const paneKeys = 'r n a Shift+A h p e !';

/** The inbox filters, and the list of matching conversations. */
export function InboxView({ open, copy }: InboxViewProps) {
  const { filter, change, reset, resets } = useInboxFilter();
  const isWide = useIsWideScreen();
  const staff = useQuery(colleaguesQuery);
  const colleagues = staff.data;
  const { format } = useI18n();
  const { data: figures } = useQuery(inboxStatisticsQuery);
  const names = useMemo(
    () => new Map(colleagues?.map(({ staff_id, name }) => [staff_id, name])),
    [colleagues],
  );
  const me = colleagues?.find(({ is_me }) => is_me);
  const list = useInfiniteQuery(inboxQuery(filter, me?.staff_id));
  const { selected, select, clear } = useInboxSelection();
  const swipesOf = useSwipes(list.data?.pages.flat() ?? [], me, copy);
  // Deselect each conversation that has left the list, for example because a colleague answered it.
  const listed = list.data?.pages.flat().filter(({ id }) => selected.includes(id)) ?? [];
  // Wait for the list of staff, because the filter “Mine” needs the user's staff ID.
  const { error, isFetching, refetch } = filter.assignee === 'mine' && !colleagues ? staff : list;
  // Defer the rows, because rendering a thousand rows would block clicks and typing.
  const data = useDeferredValue(list.data);
  const shown = useDeferredValue(filter);
  const [focused, setFocused] = useState<string>();
  useUnappliedKeysNotice(open, copy);
  return (
    <>
      {listed.length > 0 ? (
        <InboxSelectionBar conversations={listed} me={me} clear={clear} copy={copy} />
      ) : (
        <InboxControls key={resets} filter={filter} figures={figures} change={change} copy={copy} />
      )}
      <p role="status" css={visuallyHiddenStyle}>
        {data && format(copy.shown, { count: data.pages.flat().length })}
      </p>
      <PagedList
        list={list}
        shown={{
          data,
          error,
          errorUpdateCount: list.errorUpdateCount,
          isFetching,
          refetch,
          get dataUpdatedAt() {
            return list.dataUpdatedAt;
          },
        }}
        copy={copy}
        reading={copy.reading}
        skeleton={<RowSkeletons label={copy.loadingList} rows={8} height={conversationRowHeight} />}
        none={<EmptyInboxNotice filter={shown} reset={reset} copy={copy} />}
      >
        {(all, pages) => (
          <SwipeArea actionsOf={swipesOf}>
            <ConversationList
              label={copy.list}
              attributes={{
                [rovingFocusListAttribute]: '',
                ...(isWide && { [rowsOpenInPaneAttribute]: paneKeys }),
              }}
              onFocus={({ target }) =>
                setFocused(target.closest<HTMLElement>('[data-row]')?.dataset['row'])
              }
            >
              {pages.map((rows, index) => (
                <InboxRowsPage
                  key={index}
                  rows={rows}
                  isFirst={index === 0}
                  names={names}
                  open={open}
                  tabStop={findTabStop(all, rows, [focused, open])}
                  selected={selected}
                  select={select}
                  filter={shown}
                  copy={copy}
                />
              ))}
            </ConversationList>
          </SwipeArea>
        )}
      </PagedList>
    </>
  );
}

/** Returns the ID of the row that the Tab key reaches, if that row is on this page of the list. */
function findTabStop(
  all: readonly Conversation[],
  page: readonly Conversation[],
  wanted: readonly (string | undefined)[],
): string | undefined {
  const listed = wanted.find((id) => all.some((row) => row.id === id)) ?? all[0]?.id;
  return page.some(({ id }) => id === listed) ? listed : undefined;
}

/** Returns a function that lists the swipe actions of a conversation. */
function useSwipes(
  rows: readonly Conversation[],
  me: Colleague | undefined,
  copy: InboxListTexts,
): (id: string) => SwipeActions | undefined {
  const actions = useInboxListActions(copy);
  const words = copy.selection;
  return (id) => {
    const conversation = rows.find((row) => row.id === id);
    if (!conversation) return undefined;
    const { status, assignee } = conversation;
    const one = [conversation];
    const isDone = status === 'closed' || status === 'spam';
    const canAssign = me !== undefined && me.staff_id !== assignee;
    return {
      right: isDone
        ? { label: words.reopen, run: () => actions.reopen(one) }
        : { label: words.close, run: () => actions.close(one) },
      left: [
        ...(canAssign ? [{ label: words.assign, run: () => actions.assign(one, me) }] : []),
        ...(status === 'open' ? [{ label: words.snooze, run: () => actions.snooze(one) }] : []),
      ],
    };
  };
}
