import { css } from '@emotion/react';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { visuallyHidden } from '@torsa/shared/theme/visually-hidden';
import { Button } from '@torsa/shared/ui/button';
import { Field } from '@torsa/shared/ui/field';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useMessages } from '../messages/messages-context.ts';
import type { ChatMessage } from './conversation.ts';

const { color, fontSize, radius, shadow, space } = tokens;

const panel = css({
  display: 'grid',
  gridTemplateRows: 'auto minmax(8rem, 1fr) auto',
  inlineSize: 'min(24rem, calc(100vw - 2rem))',
  blockSize: 'min(30rem, calc(100dvh - 7rem))',
  overflow: 'hidden',
  // At the lower edge of the screen, near the hand, wherever its button is.
  [media.belowBar]: { position: 'fixed', insetBlockEnd: space.m, insetInlineEnd: space.m },
  borderRadius: radius.l,
  border: `1px solid ${color.line}`,
  backgroundColor: color.background,
  boxShadow: shadow.high,
});
const title = css({
  padding: space.m,
  backgroundColor: color.deep,
  color: color.onDeep,
  fontSize: fontSize.h3,
});
const log = css({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s,
  padding: space.m,
  overflowY: 'auto',
});
const bubble = css({
  maxInlineSize: '85%',
  padding: `${space.xs} ${space.m}`,
  // Where the system takes the background away, it shows the border.
  border: '1px solid transparent',
  borderRadius: radius.m,
  fontSize: fontSize.small,
  overflowWrap: 'anywhere',
});
const bubbles = {
  agent: css(bubble, {
    alignSelf: 'flex-start',
    borderColor: color.line,
    backgroundColor: color.sunken,
  }),
  user: css(bubble, {
    alignSelf: 'flex-end',
    backgroundColor: color.river,
    color: color.onRiver,
  }),
};
const form = css({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'end',
  gap: space.xs,
  padding: space.s,
  borderBlockStart: `1px solid ${color.line}`,
});

interface ChatPanelProps {
  readonly id: string;
  readonly messages: readonly ChatMessage[];
  /** @returns whether the text was taken. */
  readonly onSend: (text: string) => boolean;
  readonly onClose: () => void;
}

export function ChatPanel({ id, messages, onSend, onClose }: ChatPanelProps) {
  const { chat: texts } = useMessages();
  const titleId = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const logRef = useRef<HTMLDivElement>(null);

  useEffect(() => inputRef.current?.focus(), []);

  useEffect(() => {
    logRef.current?.scrollTo({ top: logRef.current.scrollHeight });
  }, [messages]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = inputRef.current;
    if (input && onSend(input.value)) input.value = '';
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose();
  }

  return (
    <div id={id} role="dialog" aria-labelledby={titleId} css={panel} onKeyDown={onKeyDown}>
      <h2 id={titleId} css={title}>
        {texts.title}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard. */}
      <div ref={logRef} role="log" aria-label={texts.conversation} tabIndex={0} css={log}>
        {messages.map(({ id: messageId, sender, text }) => (
          <p key={messageId} css={bubbles[sender]}>
            <span css={visuallyHidden}>{sender === 'agent' ? texts.agent : texts.you}: </span>
            {text}
          </p>
        ))}
      </div>
      <form css={form} onSubmit={submit} noValidate>
        <Field
          ref={inputRef}
          label={texts.message}
          name="message"
          autoComplete="off"
          enterKeyHint="send"
          required
        />
        <Button type="submit">{texts.send}</Button>
      </form>
    </div>
  );
}
