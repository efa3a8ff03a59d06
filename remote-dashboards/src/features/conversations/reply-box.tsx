import { css, type SerializedStyles } from '@emotion/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { Fragment, useEffect, useRef, useState } from 'react';
import {
  type Conversation,
  conversationPresenceQuery,
  endConversationPresence,
  endConversationPresenceOnPageHide,
  type Message,
} from '../../api/conversations.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { CannedReplies } from './canned-replies.tsx';
import { MessageComposer } from './composer.tsx';
import type { ConversationTexts } from './conversation-page.copy.en.ts';
import type { DockedForm } from './docked-line.tsx';
import type { SharedInboxTexts } from './inbox.copy.en.ts';
import { useConversationActions } from './use-conversation-actions.ts';
import { useOpenNextConversation } from './use-open-next.ts';
import { findStaffReplyAfter, useReplyDraft } from './use-reply-draft.ts';
import { useSentMessageToast } from './use-sent-toast.ts';

const dockedBox = css({ display: 'grid', [media.print]: { display: 'none' } });
const box = css(dockedBox, { gap: tokens.space.xs });

interface ReplyBoxProps {
  readonly conversation: Conversation;
  readonly thread: readonly Message[];
  readonly docked?: DockedForm | undefined;
  readonly copy: ConversationTexts;
}

/** The reply form of staff, with a tab for an email reply and a tab for an internal note. */
export function ReplyBox({ conversation, thread, docked, copy }: ReplyBoxProps) {
  const last = thread.at(-1)?.number ?? 0;
  const drafts = {
    reply: useReplyDraft(conversation.id, last, 'reply', () => choose('reply')),
    note: useReplyDraft(conversation.id, last, 'note', () => choose('note')),
  };
  const [kind, choose] = useState<'reply' | 'note'>(() =>
    drafts.note.text !== '' && drafts.reply.text === '' ? 'note' : 'reply',
  );
  const draft = drafts[kind];
  const hasDraft = (one: typeof kind) => drafts[one].text !== '';
  const { composer: words } = copy.thread;
  const answeredBy = draft.text === '' ? undefined : findStaffReplyAfter(thread, draft.since);
  const { closeAfterReply: close } = useConversationActions(conversation, copy);
  const { openNext, reopen } = useOpenNextConversation(conversation.id);
  const announce = useSentMessageToast({ conversation: conversation.id, reopen, copy });
  // True after `openNext`, so that the form stays until the next conversation has loaded.
  const isLeaving = useRef(false);
  const presence = (
    <Presence
      conversation={conversation.id}
      isWriting={drafts.reply.text !== ''}
      style={docked ? dockedLine : line}
      copy={copy.presence}
    />
  );
  return (
    <div css={docked ? dockedBox : box}>
      {docked && presence}
      <Tabs
        label={words.kinds}
        names={words.tabs}
        shortcuts={{ reply: 'r', note: 'n' }}
        selected={kind}
        choose={choose}
        hasDraft={hasDraft}
        draftLabel={words.draft}
        isListHidden={
          docked !== undefined && !docked.areOpen && kind === 'reply' && !hasDraft('note')
        }
      >
        <Fragment key={kind}>
          {(!docked || docked.areOpen) && <CannedReplies draft={draft} copy={copy.canned} />}
          <MessageComposer
            conversation={conversation}
            thread={thread}
            draft={draft}
            kind={kind}
            answeredBy={answeredBy}
            // A staff reply sets the conversation's status to `waiting`.
            onSent={() => {
              isLeaving.current = kind === 'reply' && openNext('waiting');
            }}
            close={(version) => {
              const closing = close(version);
              isLeaving.current = openNext('closed');
              return closing;
            }}
            announce={(message) =>
              announce({
                ...message,
                isFormOpen: () => !isLeaving.current && message.isFormOpen(),
              })
            }
            acceptsPage
            docked={docked}
            copy={words}
          />
        </Fragment>
      </Tabs>
      {!docked && presence}
    </div>
  );
}

interface PresenceProps {
  readonly conversation: string;
  readonly isWriting: boolean;
  readonly style: SerializedStyles;
  readonly copy: SharedInboxTexts['presence'];
}

const line = css({ display: 'grid', color: tokens.color.text, fontWeight: 600 });
// On a phone, the colleagues' names take one line, so that the text field moves by one line at most.
const dockedLine = css(line, {
  display: 'block',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  '& > *': { marginInlineEnd: tokens.space.s },
});

/** Shows which colleagues are viewing the conversation or writing a reply, to prevent two replies. */
function Presence({ conversation, isWriting, style, copy }: PresenceProps) {
  const { format } = useI18n();
  const query = conversationPresenceQuery(conversation, isWriting);
  const { data = [] } = useQuery({ ...query, placeholderData: keepPreviousData });
  useEffect(() => {
    const closed = () => endConversationPresenceOnPageHide(conversation);
    window.addEventListener('pagehide', closed);
    return () => {
      window.removeEventListener('pagehide', closed);
      endConversationPresence(conversation);
    };
  }, [conversation]);
  return (
    <div role="status" css={style}>
      {data.map(({ name, writing }) => (
        <span key={name}>{format(writing ? copy.writing : copy.looking, { name })}</span>
      ))}
    </div>
  );
}
