import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ConversationList } from '../conversation/conversation-list.tsx';
import { MoreButton } from '../conversation/more-button.tsx';
import { Reading } from '../data/reading.tsx';
import { RowSkeletons } from '../data/row-skeletons.tsx';
import { colleaguesQuery } from '../portal/colleagues-query.ts';
import { figuresQuery } from '../portal/figures-query.ts';
import { ConversationRow } from './conversation-row.tsx';
import { InboxControls } from './inbox-controls.tsx';
import type { InboxListMessages } from './inbox-list-messages.en.ts';
import { inboxQuery } from './inbox-queries.ts';
import { NothingHere } from './nothing-here.tsx';
import { useInboxFilter } from './use-inbox-filter.ts';

interface InboxViewProps {
  /** The conversation that is open beside the list. */
  readonly open?: string;
  readonly messages: InboxListMessages;
}

/** The controls of the list, and the list that they give. */
export function InboxView({ open, messages }: InboxViewProps) {
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
        skeleton={<RowSkeletons label={messages.loadingList} rows={6} height="6.5rem" />}
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
                  isOpen={conversation.id === open}
                  filter={filter}
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
    </>
  );
}
