import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { Fragment, useLayoutEffect, useRef } from 'react';
import type { Message } from '../../api/conversations.ts';
import { formatDate } from '../../ui/format-time.ts';
import { moveFocusToHeading } from '../../ui/move-focus-to-heading.ts';
import { portalStyles } from '../../ui/styles.ts';
import { Timestamp } from '../../ui/timestamp.tsx';
import { MessageBubble } from './message-bubble.tsx';
import type { ThreadTexts } from './thread.copy.en.ts';
import type { OlderMessagesLoader } from './use-conversation.ts';
import type { FilesByMessageId } from './use-message-files.ts';

const { color, fontSize, space } = tokens;

const dayLine = css({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  color: color.textMuted,
  fontSize: fontSize.small,
  '&::before, &::after': { content: '""', flex: 1, borderBlockStart: `1px solid ${color.line}` },
});

interface ThreadProps {
  readonly thread: readonly Message[];
  /** Loads older messages. Undefined if all messages are visible. */
  readonly older?: OlderMessagesLoader | undefined;
  /** The logged-in user's side of the conversation: staff or client. */
  readonly side: 'staff' | 'client';
  /** The time when the client last opened the conversation. Staff see it below their last reply. */
  readonly readAt?: string | undefined;
  /** The files attached to sent messages, by message ID. */
  readonly files?: FilesByMessageId;
  readonly copy: ThreadTexts;
}

/** The messages of a conversation, with a date line before each new day and a button for older messages. */
export function MessageThread({ thread, older, side, readAt, files, copy }: ThreadProps) {
  const { language } = useI18n();
  const days = thread.map(({ created_at }) => formatDate(language, created_at));
  const lastReply = thread.findLast(({ kind }) => kind === 'staff');
  const { element, keepPosition } = useScrollPosition(thread[0]?.id);
  return (
    <>
      {older && (
        <div css={portalStyles.notOnPaper}>
          <Button
            ref={moveFocusToHeading}
            variant="secondary"
            busy={older.isLoading}
            onClick={() => older.load(keepPosition)}
          >
            {older.isLoading ? copy.loadingOlder : copy.older}
          </Button>
        </div>
      )}
      <ol ref={element} css={portalStyles.denseList} aria-label={copy.label}>
        {thread.map((message, index) => (
          <Fragment key={message.id}>
            {days[index] !== days[index - 1] && (
              <li css={dayLine}>
                <Timestamp at={message.created_at} as="day" />
              </li>
            )}
            <MessageBubble
              message={message}
              side={side}
              readAt={message === lastReply ? readAt : undefined}
              files={files?.get(message.id)}
              isNext={days[index] === days[index - 1] && isSameAuthor(message, thread[index - 1])}
              copy={copy}
            />
          </Fragment>
        ))}
      </ol>
    </>
  );
}

/** Restores the scroll position after older messages were inserted above the visible messages. */
function useScrollPosition(first: string | undefined) {
  const element = useRef<HTMLOListElement>(null);
  const before = useRef<{ readonly row: Element; readonly top: number }>(undefined);
  useLayoutEffect(() => {
    const kept = before.current;
    before.current = undefined;
    if (!kept?.row.isConnected) return;
    const moved = kept.row.getBoundingClientRect().top - kept.top;
    if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
    requestAnimationFrame(() => element.current?.style.removeProperty('overflow-anchor'));
  }, [first]);
  const keepPosition = () => {
    // Measure the second child of the list, because the first is a date line that moves when older messages load.
    const row = element.current?.children[1];
    if (row) before.current = { row, top: row.getBoundingClientRect().top };
    // Turn off the browser's scroll anchoring, because it would correct the position a second time.
    element.current?.style.setProperty('overflow-anchor', 'none');
  };
  return { element, keepPosition };
}

function isSameAuthor(one: Message, other: Message | undefined): boolean {
  return other !== undefined && one.kind === other.kind && one.author_name === other.author_name;
}
