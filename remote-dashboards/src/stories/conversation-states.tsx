import { css } from '@emotion/react';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { MessageComposer } from '../features/conversations/composer.tsx';
import { ConversationControls } from '../features/conversations/conversation-controls.tsx';
import { ReplyBox } from '../features/conversations/reply-box.tsx';
import { SenderDetails } from '../features/conversations/sender-details.tsx';
import { MessageThread } from '../features/conversations/thread.tsx';
import { useReplyDraft } from '../features/conversations/use-reply-draft.ts';
import { sampleConversations, sampleLongName, sampleMessages } from './samples.ts';
import type { StoriesTexts } from './stories-page.copy.en.ts';

const columns = css({
  display: 'grid',
  alignItems: 'start',
  gap: tokens.space.l,
  '& > *': { display: 'grid', gap: tokens.space.m, minInlineSize: 0 },
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 16rem' },
});

/** A story (component example): one conversation as staff and as its client see it. */
export function ConversationStories({ copy }: { readonly copy: StoriesTexts }) {
  const [conversation] = sampleConversations;
  const draft = useReplyDraft('parts', 0);
  const ofClient = sampleMessages.filter(({ internal }) => !internal);
  return (
    <div css={columns}>
      <div>
        <MessageThread thread={sampleMessages} side="staff" copy={copy.thread} />
        <ReplyBox conversation={conversation} thread={sampleMessages} copy={copy} />
        <MessageComposer
          conversation={conversation}
          thread={sampleMessages}
          draft={draft}
          kind="note"
          answeredBy={sampleLongName}
          copy={copy.thread.composer}
        />
      </div>
      <div>
        <MessageThread thread={ofClient} side="client" copy={copy.client.thread} />
      </div>
      <div>
        <ConversationControls conversation={conversation} copy={copy} />
        <SenderDetails conversation={conversation} copy={copy} />
      </div>
    </div>
  );
}
