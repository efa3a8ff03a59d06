import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@torsa/shared/router';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { conversationQuery, messagesQuery } from '../conversation/conversation-queries.ts';
import { Thread } from '../conversation/thread.tsx';
import { Reading } from '../data/reading.tsx';
import { RowSkeletons } from '../data/row-skeletons.tsx';
import { PortalFrame } from '../portal/portal-frame.tsx';
import type { ConversationMessages } from './conversation.en.ts';
import { Handling } from './handling.tsx';
import { ReplyBox } from './reply-box.tsx';
import { StatusMark } from './status-mark.tsx';
import { Writer } from './writer.tsx';

const { space } = tokens;

const columns = css({
  display: 'grid',
  alignItems: 'start',
  gap: space.l,
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' },
});
const column = css({ display: 'grid', gap: space.m, minInlineSize: 0 });

interface ConversationViewProps {
  readonly id: string;
  readonly messages: ConversationMessages;
}

/** A conversation, who it is from, and what can be done about it. */
export function ConversationView({ id, messages }: ConversationViewProps) {
  const conversation = useQuery(conversationQuery(id));
  const thread = useQuery(messagesQuery(id));
  const { data } = conversation;
  return (
    <PortalFrame
      title={data ? data.subject || messages.noSubject : messages.head.title}
      lead={data && <StatusMark status={data.status}>{messages.states[data.status]}</StatusMark>}
      messages={messages.portal}
    >
      <p>
        <Link to="/dashboard/inbox">← {messages.back}</Link>
      </p>
      <Reading
        query={conversation}
        messages={messages.reading}
        skeleton={<RowSkeletons label={messages.loadingOne} rows={4} height="5rem" />}
      >
        {(row) => (
          <div css={columns}>
            <div css={column}>
              <Reading
                query={thread}
                messages={messages.reading}
                skeleton={<RowSkeletons label={messages.thread.loading} rows={3} height="6rem" />}
              >
                {(rows) => (
                  <>
                    <Thread thread={rows} side="staff" messages={messages.thread} />
                    <ReplyBox conversation={row} thread={rows} messages={messages} />
                  </>
                )}
              </Reading>
            </div>
            <div css={column}>
              <Handling
                conversation={row}
                messages={messages.handling}
                unassigned={messages.unassigned}
              />
              <Writer conversation={row} messages={messages} />
            </div>
          </div>
        )}
      </Reading>
    </PortalFrame>
  );
}
