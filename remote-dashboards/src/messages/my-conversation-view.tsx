import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@torsa/shared/router';
import { tokens } from '@torsa/shared/theme/tokens';
import { Composer } from '../conversation/composer.tsx';
import type { Conversation, Message } from '../conversation/conversation.ts';
import { conversationQuery, messagesQuery } from '../conversation/conversation-queries.ts';
import { Thread } from '../conversation/thread.tsx';
import { useDraft } from '../conversation/use-draft.ts';
import { Reading } from '../data/reading.tsx';
import { RowSkeletons } from '../data/row-skeletons.tsx';
import { StatusMark } from '../inbox/status-mark.tsx';
import { PortalFrame } from '../portal/portal-frame.tsx';
import type { MyConversationMessages } from './my-conversation.en.ts';
import { shownStatus } from './shown-status.ts';

const column = css({ display: 'grid', gap: tokens.space.m, maxInlineSize: '48rem' });

interface MyConversationViewProps {
  readonly id: string;
  readonly messages: MyConversationMessages;
}

/** The thread with its client's side on the right, and where they answer. */
export function MyConversationView({ id, messages }: MyConversationViewProps) {
  const conversation = useQuery(conversationQuery(id));
  const thread = useQuery(messagesQuery(id));
  const { data } = conversation;
  const status = data && shownStatus(data.status);
  return (
    <PortalFrame
      title={data ? data.subject || messages.noSubject : messages.head.title}
      lead={status && <StatusMark status={status}>{messages.states[status]}</StatusMark>}
      messages={messages.portal}
    >
      <p>
        <Link to="/dashboard/messages">← {messages.back}</Link>
      </p>
      <Reading
        query={conversation}
        messages={messages.reading}
        skeleton={<RowSkeletons label={messages.loadingOne} rows={3} height="6rem" />}
      >
        {(row) => (
          <Reading
            query={thread}
            messages={messages.reading}
            skeleton={<RowSkeletons label={messages.thread.loading} rows={3} height="6rem" />}
          >
            {(rows) => (
              <div css={column}>
                <Thread thread={rows} side="client" messages={messages.thread} />
                <AnswerBox conversation={row} thread={rows} messages={messages} />
              </div>
            )}
          </Reading>
        )}
      </Reading>
    </PortalFrame>
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
