import { css } from '@emotion/react';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { Composer } from '../features/conversations/composer.tsx';
import { Handling } from '../features/conversations/handling.tsx';
import { ReplyBox } from '../features/conversations/reply-box.tsx';
import { Sender } from '../features/conversations/sender.tsx';
import { Thread } from '../features/conversations/thread.tsx';
import { useReplyDraft } from '../features/conversations/use-reply-draft.ts';
import type { PartsCopy } from './parts-page.copy.en.ts';
import { conversations, longName, thread } from './samples.ts';

const columns = css({
  display: 'grid',
  alignItems: 'start',
  gap: tokens.space.l,
  '& > *': { display: 'grid', gap: tokens.space.m, minInlineSize: 0 },
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 16rem' },
});

/** The same thread as staff and as a client see it, the boxes below it, and what stands beside it. */
export function ConversationStates({ copy }: { readonly copy: PartsCopy }) {
  const [conversation] = conversations;
  const draft = useReplyDraft('parts', 0);
  const ofClient = thread.filter(({ internal }) => !internal);
  return (
    <div css={columns}>
      <div>
        <Thread thread={thread} side="staff" copy={copy.thread} />
        <ReplyBox conversation={conversation} thread={thread} copy={copy} />
        <Composer
          conversation={conversation}
          thread={thread}
          draft={draft}
          kind="note"
          answeredBy={longName}
          copy={copy.thread.composer}
        />
      </div>
      <div>
        <Thread thread={ofClient} side="client" copy={copy.client.thread} />
      </div>
      <div>
        <Handling conversation={conversation} copy={copy} />
        <Sender conversation={conversation} copy={copy} />
      </div>
    </div>
  );
}
