import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import type { Conversation, Message } from '../../api/conversations.ts';
import { useMarkAsRead } from '../../api/unread.ts';
import { DetailPage, DetailPageLayout, DetailPageSkeleton } from '../../app/portal-page.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { portalStyles } from '../../ui/styles.ts';
import { useIsPhone } from '../../ui/use-is-wide.ts';
import { ConversationFiles } from '../files/index.ts';
import { MessageComposer } from './composer.tsx';
import type { DockedForm } from './docked-line.tsx';
import { ConversationPhoneLayout } from './lazy-phone-layout.tsx';
import type { MyConversationTexts } from './my-conversation-page.copy.en.ts';
import { ConversationStatusBadge, getClientVisibleStatus } from './status-badge.tsx';
import { MessageThread } from './thread.tsx';
import { useConversationWithMessages } from './use-conversation.ts';
import { useFilesByMessageId } from './use-message-files.ts';
import { useReplyDraft } from './use-reply-draft.ts';

const column = css({ display: 'grid', gap: tokens.space.m, maxInlineSize: '48rem' });

/** The page `/dashboard/messages/:id`, where a client reads and answers a conversation. */
export function MyConversationPage({ copy }: { readonly copy: MyConversationTexts }) {
  return (
    <DetailPage
      list="/dashboard/messages"
      copy={copy}
      skeleton={<DetailPageSkeleton label={copy.loadingOne} />}
    >
      {(id) => <MyConversationView id={id} copy={copy} />}
    </DetailPage>
  );
}

interface MyConversationViewProps {
  readonly id: string;
  readonly copy: MyConversationTexts;
}

/** A conversation as its client sees it, with the reply form. */
function MyConversationView({ id, copy }: MyConversationViewProps) {
  const read = useConversationWithMessages(id, 'client');
  const files = useFilesByMessageId(id);
  const isPhone = useIsPhone();
  const shown = read.data?.conversation;
  const status = shown && getClientVisibleStatus(shown.status);
  useMarkAsRead(id, read.data && String(read.data.thread.length));
  return (
    <DetailPageLayout
      title={shown ? shown.subject || copy.noSubject : copy.head.title}
      status={
        status && (
          <ConversationStatusBadge status={status}>{copy.states[status]}</ConversationStatusBadge>
        )
      }
      list="/dashboard/messages"
      copy={copy}
    >
      <QueryBoundary
        query={read}
        copy={copy.reading}
        missing={{
          text: copy.notFound,
          link: <ButtonLink to="/dashboard/messages">{copy.back}</ButtonLink>,
        }}
        skeleton={<DetailPageSkeleton label={copy.loadingOne} />}
      >
        {({ conversation, thread: messages, older }) => {
          const thread = (
            <MessageThread
              thread={messages}
              older={older}
              side="client"
              files={files}
              copy={copy.thread}
            />
          );
          const isClosed = getClientVisibleStatus(conversation.status) === 'closed';
          const hint = isClosed && <p css={portalStyles.notOnPaper}>{copy.writeAgain}</p>;
          const answer = { conversation, thread: messages, copy };
          const allFiles = (
            <div css={portalStyles.notOnPaper}>
              <ConversationFiles conversation={id} />
            </div>
          );
          return isPhone ? (
            <ConversationPhoneLayout
              skeleton={<DetailPageSkeleton label={copy.loadingOne} />}
              subject={conversation.subject}
              thread={thread}
              newest={messages.at(-1)?.id}
              details={
                <>
                  {allFiles}
                  {hint}
                </>
              }
              reply={(docked) => <AnswerBox {...answer} docked={docked} />}
            />
          ) : (
            <div css={column}>
              {thread}
              {hint}
              <AnswerBox {...answer} />
              {allFiles}
            </div>
          );
        }}
      </QueryBoundary>
    </DetailPageLayout>
  );
}

interface AnswerBoxProps {
  readonly conversation: Conversation;
  readonly thread: readonly Message[];
  readonly docked?: DockedForm | undefined;
  readonly copy: MyConversationTexts;
}

function AnswerBox({ conversation, thread, docked, copy }: AnswerBoxProps) {
  const draft = useReplyDraft(conversation.id, thread.at(-1)?.number ?? 0);
  return (
    <MessageComposer
      conversation={conversation}
      thread={thread}
      draft={draft}
      kind="client"
      acceptsPage
      docked={docked}
      answeredBy={undefined}
      copy={copy.thread.composer}
    />
  );
}
