import { css } from '@emotion/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { Link } from '@torsa/shared/router';
import { minTouchTargetSize } from '@torsa/shared/theme/min-target-size';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { notify } from '@torsa/shared/toast';
import { useEffect } from 'react';
import {
  type Conversation,
  conversationPresenceQuery,
  type Message,
  reportConversationClosed,
} from '../../api/conversations.ts';
import { styles } from '../../ui/styles.ts';
import { CannedReplies } from './canned-replies.tsx';
import { MessageComposer, type SentMessage } from './composer.tsx';
import type { ConversationTexts } from './conversation-page.copy.en.ts';
import type { DockedForm } from './docked-line.tsx';
import type { InboxTexts } from './inbox.copy.en.ts';
import { useConversationActions } from './use-conversation-actions.ts';
import { useOpenNextConversation } from './use-open-next.ts';
import { findStaffReplyAfter, useReplyDraft } from './use-reply-draft.ts';

const { space } = tokens;

const dockedBox = css({ display: 'grid', [media.print]: { display: 'none' } });
const box = css(dockedBox, { gap: space.xs });
const check = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: minTouchTargetSize,
  '& input': { inlineSize: '1.25rem', blockSize: '1.25rem', accentColor: tokens.color.river },
});

interface ReplyBoxProps {
  readonly conversation: Conversation;
  readonly thread: readonly Message[];
  readonly docked?: DockedForm | undefined;
  readonly copy: ConversationTexts;
}

/** The form in which staff write a reply by email or an internal note. */
export function ReplyBox({ conversation, thread, docked, copy }: ReplyBoxProps) {
  const draft = useReplyDraft(conversation.id, thread.at(-1)?.number ?? 0);
  const { thread: words } = copy;
  const answeredBy = draft.text === '' ? undefined : findStaffReplyAfter(thread, draft.since);
  const { setStatus } = useConversationActions(conversation, copy);
  const { openNext } = useOpenNextConversation(conversation.id);
  const { format } = useI18n();
  const followReply = ({ version, isClosing }: SentMessage) => {
    if (isClosing) setStatus('closed', version);
    // The backend sets the conversation's status to `waiting` after a reply.
    else if (!draft.isNote && openNext('waiting')) {
      notify({
        kind: 'success',
        title: format(words.composer.repliedTo, { name: conversation.name }),
        message: (
          <Link css={styles.link} to={`/dashboard/inbox/${conversation.id}`}>
            {words.composer.viewReplied}
          </Link>
        ),
      });
    }
  };
  const presence = (
    <Presence conversation={conversation.id} isWriting={draft.text !== ''} copy={copy.presence} />
  );
  return (
    <div css={docked ? dockedBox : box}>
      {docked && presence}
      {(!docked || docked.areOpen) && <CannedReplies draft={draft} copy={copy.canned} />}
      <MessageComposer
        conversation={conversation}
        thread={thread}
        draft={draft}
        kind={draft.isNote ? 'note' : 'reply'}
        answeredBy={answeredBy}
        onSent={followReply}
        canClose
        acceptsPage
        docked={docked}
        copy={words.composer}
      >
        <label css={check}>
          <input
            type="checkbox"
            aria-keyshortcuts="n"
            checked={draft.isNote}
            onChange={({ target }) => draft.setNote(target.checked)}
          />
          {words.composer.asNote}
        </label>
      </MessageComposer>
      {!docked && presence}
    </div>
  );
}

interface PresenceProps {
  readonly conversation: string;
  readonly isWriting: boolean;
  readonly copy: InboxTexts['presence'];
}

const line = css({ color: tokens.color.text, fontWeight: 600 });

/**
 * Shows which colleagues have the conversation open or are writing, so that two colleagues do not reply at the same
 * time.
 */
function Presence({ conversation, isWriting, copy }: PresenceProps) {
  const { format } = useI18n();
  const query = conversationPresenceQuery(conversation, isWriting);
  const { data = [] } = useQuery({ ...query, placeholderData: keepPreviousData });
  useEffect(() => () => reportConversationClosed(conversation), [conversation]);
  return (
    <div role="status" css={line}>
      {data.map(({ name, writing }) => (
        <p key={name}>{format(writing ? copy.writing : copy.looking, { name })}</p>
      ))}
    </div>
  );
}
