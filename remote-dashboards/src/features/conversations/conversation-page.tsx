import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { cannedRepliesQuery } from '../../api/conversations.ts';
import { writeFilter } from '../../api/inbox-filter.ts';
import { colleaguesQuery } from '../../api/people.ts';
import { DetailFrame, DetailSkeleton } from '../../app/detail-frame.tsx';
import { DetailPage } from '../../app/portal-page.tsx';
import { Reading } from '../../ui/reading.tsx';
import { useIsWide } from '../../ui/use-is-wide.ts';
import type { ConversationMessages } from './conversation-messages.en.ts';
import { Handling } from './handling.tsx';
import { InboxColumns } from './inbox-columns.tsx';
import { InboxView } from './inbox-view.tsx';
import { ProjectOf } from './project-of.tsx';
import { useConversation } from './read-conversation.ts';
import { ReplyBox } from './reply-box.tsx';
import { Sender } from './sender.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { StatusMark } from './status-mark.tsx';
import { Thread } from './thread.tsx';
import { useInboxFilter } from './use-inbox-filter.ts';

const { space } = tokens;

const columns = css({
  display: 'grid',
  alignItems: 'start',
  gap: space.l,
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 16rem' },
});
const column = css({ display: 'grid', gap: space.m, minInlineSize: 0 });

/** `/dashboard/inbox/:id`: a conversation for staff. */
export function ConversationPage({ messages }: { readonly messages: ConversationMessages }) {
  return (
    <DetailPage
      list="/dashboard/inbox"
      messages={messages}
      skeleton={<DetailSkeleton label={messages.loadingOne} />}
    >
      {(id) => <ConversationView id={id} messages={messages} />}
    </DetailPage>
  );
}

interface ConversationViewProps {
  readonly id: string;
  readonly messages: ConversationMessages;
}

/** A conversation, who it is from, and what can be done about it. */
function ConversationView({ id, messages }: ConversationViewProps) {
  const read = useConversation(id, 'staff');
  const shown = read.data?.conversation;
  const hasChoices = useChoices();
  const isWide = useIsWide();
  const { filter } = useInboxFilter();
  return (
    <DetailFrame
      title={shown ? shown.subject || messages.noSubject : messages.head.title}
      status={
        shown && <StatusMark status={shown.status}>{messages.states[shown.status]}</StatusMark>
      }
      list={{ pathname: '/dashboard/inbox', search: String(writeFilter(filter)) }}
      shortcuts={<Shortcuts keys={messages.keys} messages={messages.shortcuts} />}
      beside={(conversation) =>
        isWide ? (
          <InboxColumns printed="work" beside={<InboxView open={id} messages={messages} />}>
            {conversation}
          </InboxColumns>
        ) : (
          conversation
        )
      }
      messages={messages}
    >
      <Reading
        query={{ ...read, data: hasChoices ? read.data : undefined }}
        messages={messages.reading}
        skeleton={<DetailSkeleton label={messages.loadingOne} />}
      >
        {({ conversation, thread, older }) => (
          <div css={columns}>
            <div css={column}>
              <Thread thread={thread} older={older} side="staff" messages={messages.thread} />
              <ReplyBox conversation={conversation} thread={thread} messages={messages} />
            </div>
            <div css={column}>
              <Handling conversation={conversation} messages={messages} />
              <Sender conversation={conversation} messages={messages} />
              <ProjectOf conversation={conversation} messages={messages} />
            </div>
          </div>
        )}
      </Reading>
    </DetailFrame>
  );
}

/** Whether all that can be chosen has come, or fails: later it would move what somebody reads or is about to press. */
function useChoices(): boolean {
  const choices = [useQuery(colleaguesQuery), useQuery(cannedRepliesQuery)];
  return choices.every(({ isPending, failureCount }) => !isPending || failureCount > 0);
}
