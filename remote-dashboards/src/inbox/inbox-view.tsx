import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ConversationList } from '../conversation/conversation-list.tsx';
import { MoreButton } from '../conversation/more-button.tsx';
import { Reading } from '../data/reading.tsx';
import { RowSkeletons } from '../data/row-skeletons.tsx';
import { colleaguesQuery } from '../portal/colleagues-query.ts';
import { figuresQuery } from '../portal/figures-query.ts';
import { Shortcuts } from '../shortcuts/shortcuts.tsx';
import { ConversationRow } from './conversation-row.tsx';
import type { InboxPageMessages } from './inbox.en.ts';
import { InboxControls } from './inbox-controls.tsx';
import { inboxQuery } from './inbox-queries.ts';
import { NothingHere } from './nothing-here.tsx';
import { useInboxFilter } from './use-inbox-filter.ts';

/** The controls of the list, and the list that they give. */
export function InboxView({ messages }: { readonly messages: InboxPageMessages }) {
  const { filter, change, reset, resets } = useInboxFilter();
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  const { data: figures } = useQuery(figuresQuery);
  const me = colleagues.find(({ is_me }) => is_me)?.staff_id;
  const list = useInfiniteQuery(inboxQuery(filter, me));
  return (
    <>
      <InboxControls
        key={resets}
        filter={filter}
        figures={figures}
        change={change}
        messages={messages}
      />
      <Reading
        query={list}
        messages={messages.reading}
        skeleton={<RowSkeletons label={messages.loadingList} rows={6} height="4.5rem" />}
      >
        {({ pages }) =>
          pages.flat().length === 0 ? (
            <NothingHere filter={filter} reset={reset} messages={messages} />
          ) : (
            <ConversationList label={messages.list}>
              {pages.flat().map((conversation) => (
                <ConversationRow
                  key={conversation.id}
                  conversation={conversation}
                  assignee={colleagues.find((one) => one.staff_id === conversation.assignee)?.name}
                  hasStatus={filter.state === 'any'}
                  messages={messages}
                />
              ))}
            </ConversationList>
          )
        }
      </Reading>
      {list.hasNextPage && (
        <div>
          <MoreButton list={list} messages={messages} />
        </div>
      )}
      <Shortcuts keys={messages.keys} messages={messages.shortcuts} />
    </>
  );
}
