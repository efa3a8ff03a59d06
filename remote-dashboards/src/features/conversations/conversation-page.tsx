import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { portalSidePanelMedia } from '@torsa/shared/theme/breakpoints';
import { tokens } from '@torsa/shared/theme/tokens';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import type { ReactNode } from 'react';
import {
  type Conversation,
  cannedRepliesQuery,
  clientLastReadTimeQuery,
  type Message,
} from '../../api/conversations.ts';
import { serializeInboxFilter } from '../../api/inbox-filter.ts';
import { isQuerySettled } from '../../api/is-settled.ts';
import { colleaguesQuery } from '../../api/people.ts';
import { DetailPage, DetailPageLayout, DetailPageSkeleton } from '../../app/portal-page.tsx';
import { detailPaneAttribute } from '../../ui/press-shortcut.ts';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { ShortcutsDialog } from '../../ui/shortcuts.tsx';
import { portalStyles } from '../../ui/styles.ts';
import { useIsPhone, useIsWideScreen } from '../../ui/use-is-wide.ts';
import { ConversationFiles } from '../files/index.ts';
import { ConversationActionButtons, ConversationControls } from './conversation-controls.tsx';
import type { ConversationTexts } from './conversation-page.copy.en.ts';
import { ConversationProjectControls } from './conversation-project.tsx';
import { InboxColumns } from './inbox-columns.tsx';
import { InboxView } from './inbox-view.tsx';
import { ConversationPhoneLayout } from './lazy-phone-layout.tsx';
import { ReplyBox } from './reply-box.tsx';
import { SenderDetails } from './sender-details.tsx';
import { ConversationStatusBadge } from './status-badge.tsx';
import { MessageThread } from './thread.tsx';
import { useConversationWithMessages } from './use-conversation.ts';
import { useInboxFilter } from './use-inbox-filter.ts';
import { useFilesByMessageId } from './use-message-files.ts';
import { useApplyQueuedKeys } from './use-waiting-keys.ts';

const { space } = tokens;

const columns = css({
  display: 'grid',
  alignItems: 'start',
  gap: space.l,
  [portalSidePanelMedia]: { gridTemplateColumns: 'minmax(0, 1fr) 16rem' },
});

/** The page `/dashboard/inbox/:id`, where staff read and answer a conversation. */
export function ConversationPage({ copy }: { readonly copy: ConversationTexts }) {
  return (
    <DetailPage
      list="/dashboard/inbox"
      copy={copy}
      skeleton={<DetailPageSkeleton label={copy.loadingOne} />}
    >
      {(id) => <ConversationView id={id} copy={copy} />}
    </DetailPage>
  );
}

interface ConversationViewProps {
  readonly id: string;
  readonly copy: ConversationTexts;
}

/** The open conversation, with its sender and its controls. */
function ConversationView({ id, copy }: ConversationViewProps) {
  const read = useConversationWithMessages(id, 'staff');
  const files = useFilesByMessageId(id);
  const shown = read.data?.conversation;
  const { data: readAt } = useQuery({
    ...clientLastReadTimeQuery(id),
    // Do not request read times of visitors without an account, because they read replies by email.
    enabled: typeof shown?.client_id === 'string',
  });
  const hasChoices = useChoices();
  const isWide = useIsWideScreen();
  const { filter } = useInboxFilter();
  return (
    <DetailPageLayout
      title={shown ? shown.subject || copy.noSubject : copy.head.title}
      status={
        shown && (
          <ConversationStatusBadge status={shown.status}>
            {copy.states[shown.status]}
          </ConversationStatusBadge>
        )
      }
      list={{ pathname: '/dashboard/inbox', search: String(serializeInboxFilter(filter)) }}
      controls={<ShortcutsDialog keys={copy.keys} copy={copy.shortcuts} />}
      scrollsOnPhone
      beside={(conversation) =>
        isWide ? (
          <InboxColumns printed="work" beside={<InboxView open={id} copy={copy} />}>
            {conversation}
          </InboxColumns>
        ) : (
          conversation
        )
      }
      copy={copy}
    >
      <QueryBoundary
        query={{ ...read, data: hasChoices ? read.data : undefined }}
        copy={copy.reading}
        missing={{
          text: copy.notFound,
          link: <ButtonLink to="/dashboard/inbox">{copy.back}</ButtonLink>,
        }}
        skeleton={<DetailPageSkeleton label={copy.loadingOne} />}
      >
        {({ conversation, thread, older }) => (
          <ConversationLayout
            conversation={conversation}
            messages={thread}
            thread={
              <MessageThread
                thread={thread}
                older={older}
                side="staff"
                readAt={readAt ?? undefined}
                files={files}
                copy={copy.thread}
              />
            }
            copy={copy}
          />
        )}
      </QueryBoundary>
    </DetailPageLayout>
  );
}

interface ConversationLayoutProps {
  readonly conversation: Conversation;
  readonly messages: readonly Message[];
  readonly thread: ReactNode;
  readonly copy: ConversationTexts;
}

/** The sections of a conversation in two columns, or on a phone in one column above a docked reply box. */
function ConversationLayout({ conversation, messages, thread, copy }: ConversationLayoutProps) {
  const isPhone = useIsPhone();
  const { format } = useI18n();
  const reply = { conversation, thread: messages, copy };
  useApplyQueuedKeys(conversation, copy);
  const side = (
    <div css={[portalStyles.column, portalStyles.notOnPaper]}>
      <ConversationControls conversation={conversation} hasOnlyAssignee={isPhone} copy={copy} />
      <ConversationFiles conversation={conversation.id} />
      <SenderDetails conversation={conversation} copy={copy} />
      <ConversationProjectControls conversation={conversation} copy={copy} />
    </div>
  );
  if (isPhone) {
    return (
      <ConversationPhoneLayout
        skeleton={<DetailPageSkeleton label={copy.loadingOne} />}
        actions={<ConversationActionButtons conversation={conversation} copy={copy} />}
        actionsLabel={copy.handling.actions}
        subject={conversation.subject}
        thread={thread}
        newest={messages.at(-1)?.id}
        details={
          <details css={portalStyles.notOnPaper}>
            <summary css={portalStyles.summary}>
              {format(copy.about, { name: conversation.name })}
            </summary>
            {side}
          </details>
        }
        reply={(docked) => <ReplyBox {...reply} docked={docked} />}
      />
    );
  }
  return (
    <div css={columns} {...{ [detailPaneAttribute]: conversation.id }}>
      <div css={portalStyles.column}>
        {thread}
        <ReplyBox {...reply} />
      </div>
      {side}
    </div>
  );
}

/** Returns true when the options of all controls have loaded or failed, because late controls would move the page. */
function useChoices(): boolean {
  return [useQuery(colleaguesQuery), useQuery(cannedRepliesQuery)].every(isQuerySettled);
}
