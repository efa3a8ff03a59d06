import { defaultInboxFilter } from '../api/inbox-filter.ts';
import { ConversationRow } from '../features/conversations/conversation-row.tsx';
import { EmptyInboxNotice } from '../features/conversations/empty-inbox.tsx';
import { InboxControls } from '../features/conversations/inbox-controls.tsx';
import { MyConversationRow } from '../features/conversations/my-conversation-row.tsx';
import { ConversationList } from '../ui/conversation-list.tsx';
import { sampleConversations, sampleLongName } from './samples.ts';
import type { StoriesTexts } from './stories-page.copy.en.ts';

const figures = { waiting: 1234, mine: 12, unassigned: 0, oldest: null };

/** A story (component example): the conversation lists of staff and clients, with and without rows. */
export function ConversationListStories({ copy }: { readonly copy: StoriesTexts }) {
  const filter = { ...defaultInboxFilter, words: sampleLongName };
  return (
    <>
      <InboxControls filter={defaultInboxFilter} figures={figures} change={() => {}} copy={copy} />
      <ConversationList label={copy.list}>
        {sampleConversations.map((conversation, index) => (
          <ConversationRow
            key={conversation.id}
            conversation={conversation}
            assignee={conversation.assignee ? sampleLongName : undefined}
            hasStatus
            isOpen={index === 0}
            isTabStop={index === 0}
            isSelected={index === 1}
            select={() => {}}
            filter={defaultInboxFilter}
            copy={copy}
          />
        ))}
      </ConversationList>
      <ConversationList label={copy.client.portal.label}>
        {sampleConversations.map((conversation) => (
          <MyConversationRow key={conversation.id} conversation={conversation} copy={copy.client} />
        ))}
      </ConversationList>
      <EmptyInboxNotice filter={defaultInboxFilter} reset={() => {}} copy={copy} />
      <EmptyInboxNotice filter={filter} reset={() => {}} copy={copy} />
    </>
  );
}
