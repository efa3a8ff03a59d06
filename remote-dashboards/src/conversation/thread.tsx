import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { plainList } from '@torsa/shared/theme/plain-list';
import { tokens } from '@torsa/shared/theme/tokens';
import { Fragment } from 'react';
import { Moment } from '../parts/moment.tsx';
import { dayIn } from '../parts/moments.ts';
import { Bubble } from './bubble.tsx';
import type { Message } from './conversation.ts';
import type { ThreadMessages } from './thread-messages.en.ts';

const { color, fontSize, space } = tokens;

const list = css(plainList, { display: 'grid', gap: space.s });
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
  /** Whose side of the thread is the reader's. */
  readonly side: 'staff' | 'client';
  readonly messages: ThreadMessages;
}

/** A conversation from its first message to its last, with a line where a day begins. */
export function Thread({ thread, side, messages }: ThreadProps) {
  const { language } = useI18n();
  const days = thread.map(({ created_at }) => dayIn(language, created_at));
  return (
    <ol css={list} aria-label={messages.label}>
      {thread.map((message, index) => (
        <Fragment key={message.id}>
          {days[index] !== days[index - 1] && (
            <li css={dayLine}>
              <Moment at={message.created_at} as="day" />
            </li>
          )}
          <Bubble
            message={message}
            side={side}
            isNext={days[index] === days[index - 1] && isSameAuthor(message, thread[index - 1])}
            messages={messages}
          />
        </Fragment>
      ))}
    </ol>
  );
}

function isSameAuthor(one: Message, other: Message | undefined): boolean {
  return other !== undefined && one.kind === other.kind && one.author_name === other.author_name;
}
