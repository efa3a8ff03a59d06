import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import type { Conversation, Message } from '../../api/conversations.ts';
import { DetailFrame, DetailSkeleton } from '../../app/detail-frame.tsx';
import { DetailPage } from '../../app/portal-page.tsx';
import { Reading } from '../../ui/reading.tsx';
import { Composer } from './composer.tsx';
import type { MyConversationMessages } from './my-conversation-messages.en.ts';
import { useConversation } from './read-conversation.ts';
import { shownStatus } from './shown-status.ts';
import { StatusMark } from './status-mark.tsx';
import { Thread } from './thread.tsx';
import { useDraft } from './use-draft.ts';

const column = css({ display: 'grid', gap: tokens.space.m, maxInlineSize: '48rem' });

/** `/dashboard/messages/:id`: a conversation for its client. */
export function MyConversationPage({ messages }: { readonly messages: MyConversationMessages }) {
  return (
    <DetailPage
      list="/dashboard/messages"
      messages={messages}
      skeleton={<DetailSkeleton label={messages.loadingOne} />}
    >
      {(id) => <MyConversationView id={id} messages={messages} />}
    </DetailPage>
  );
}

interface MyConversationViewProps {
  readonly id: string;
  readonly messages: MyConversationMessages;
}

/** The thread with its client's side on the right, and where they answer. */
function MyConversationView({ id, messages }: MyConversationViewProps) {
  const read = useConversation(id, 'client');
  const shown = read.data?.conversation;
  const status = shown && shownStatus(shown.status);
  return (
    <DetailFrame
      title={shown ? shown.subject || messages.noSubject : messages.head.title}
      status={status && <StatusMark status={status}>{messages.states[status]}</StatusMark>}
      list="/dashboard/messages"
      messages={messages}
    >
      <Reading
        query={read}
        messages={messages.reading}
        skeleton={<DetailSkeleton label={messages.loadingOne} />}
      >
        {({ conversation, thread, older }) => (
          <div css={column}>
            <Thread thread={thread} older={older} side="client" messages={messages.thread} />
            <AnswerBox conversation={conversation} thread={thread} messages={messages} />
          </div>
        )}
      </Reading>
    </DetailFrame>
  );
}

interface AnswerBoxProps {
  readonly conversation: Conversation;
  readonly thread: readonly Message[];
  readonly messages: MyConversationMessages;
}

function AnswerBox({ conversation, thread, messages }: AnswerBoxProps) {
  const draft = useDraft(conversation.id, thread.at(-1)?.number ?? 0);
  return (
    <Composer
      conversation={conversation}
      thread={thread}
      draft={draft}
      kind="client"
      answeredBy={undefined}
      messages={messages.thread.composer}
    />
  );
}
