import { defaultFilter } from '../api/inbox-filter.ts';
import { ConversationRow } from '../features/conversations/conversation-row.tsx';
import { InboxControls } from '../features/conversations/inbox-controls.tsx';
import { MyConversationRow } from '../features/conversations/my-conversation-row.tsx';
import { NothingHere } from '../features/conversations/nothing-here.tsx';
import { ConversationList } from '../ui/conversation-list.tsx';
import type { PartsMessages } from './parts-messages.en.ts';
import { conversations, longName } from './samples.ts';

const figures = { waiting: 1234, mine: 12, unassigned: 0, oldest: null };

/** The list of staff, the list of clients, and both when there is nothing in them. */
export function ListStates({ messages }: { readonly messages: PartsMessages }) {
  const filter = { ...defaultFilter, words: longName };
  return (
    <>
      <InboxControls
        filter={defaultFilter}
        figures={figures}
        change={() => {}}
        messages={messages}
      />
      <ConversationList label={messages.list}>
        {conversations.map((conversation, index) => (
          <ConversationRow
            key={conversation.id}
            conversation={conversation}
            assignee={conversation.assignee ? longName : undefined}
            hasStatus
            isOpen={index === 0}
            filter={defaultFilter}
            messages={messages}
          />
        ))}
      </ConversationList>
      <ConversationList label={messages.client.portal.label}>
        {conversations.map((conversation) => (
          <MyConversationRow
            key={conversation.id}
            conversation={conversation}
            messages={messages.client}
          />
        ))}
      </ConversationList>
      <NothingHere filter={defaultFilter} reset={() => {}} messages={messages} />
      <NothingHere filter={filter} reset={() => {}} messages={messages} />
    </>
  );
}
