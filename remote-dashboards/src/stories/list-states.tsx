import { defaultFilter } from '../api/inbox-filter.ts';
import { ConversationRow } from '../features/conversations/conversation-row.tsx';
import { InboxControls } from '../features/conversations/inbox-controls.tsx';
import { MyConversationRow } from '../features/conversations/my-conversation-row.tsx';
import { NothingHere } from '../features/conversations/nothing-here.tsx';
import { ConversationList } from '../ui/conversation-list.tsx';
import type { PartsCopy } from './parts-page.copy.en.ts';
import { conversations, longName } from './samples.ts';

const figures = { waiting: 1234, mine: 12, unassigned: 0, oldest: null };

/** The list of staff, the list of clients, and both when there is nothing in them. */
export function ListStates({ copy }: { readonly copy: PartsCopy }) {
  const filter = { ...defaultFilter, words: longName };
  return (
    <>
      <InboxControls filter={defaultFilter} figures={figures} change={() => {}} copy={copy} />
      <ConversationList label={copy.list}>
        {conversations.map((conversation, index) => (
          <ConversationRow
            key={conversation.id}
            conversation={conversation}
            assignee={conversation.assignee ? longName : undefined}
            hasStatus
            isOpen={index === 0}
            filter={defaultFilter}
            copy={copy}
          />
        ))}
      </ConversationList>
      <ConversationList label={copy.client.portal.label}>
        {conversations.map((conversation) => (
          <MyConversationRow key={conversation.id} conversation={conversation} copy={copy.client} />
        ))}
      </ConversationList>
      <NothingHere filter={defaultFilter} reset={() => {}} copy={copy} />
      <NothingHere filter={filter} reset={() => {}} copy={copy} />
    </>
  );
}
