import { css } from '@emotion/react';
import { Link } from '@torsa/shared/router';
import { minTouchTargetSize } from '@torsa/shared/theme/min-target-size';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { visuallyHiddenStyle } from '@torsa/shared/theme/visually-hidden';
import { Button } from '@torsa/shared/ui/button';
import { Field } from '@torsa/shared/ui/field';
import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  type ToggleEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useShellTexts } from '../copy/copy-context.ts';
import { useNavigationSlotEntries } from '../navigation/use-slot.ts';
import { ChatHeader } from './chat-head.tsx';
import { type ChatMessage, hasAgentReply } from './conversation.ts';
import { saveChatForContactForm } from './save-chat-for-contact-form.ts';

const { color, fontSize, radius, shadow, space } = tokens;

const panel = css({
  position: 'fixed',
  // The chat panel is at the bottom of the screen on phones, and above the chat button on wide screens.
  inset: `auto ${space.m} ${space.m} auto`,
  [media.bar]: { insetBlockEnd: '4.5rem' },
  gridTemplateRows: 'auto minmax(8rem, 1fr) auto',
  inlineSize: 'min(24rem, calc(100vw - 2rem))',
  blockSize: 'min(32rem, calc(100dvh - 7rem))',
  overflow: 'hidden',
  margin: 0,
  padding: 0,
  borderRadius: radius.l,
  border: `1px solid ${color.line}`,
  backgroundColor: color.background,
  color: color.text,
  boxShadow: shadow.high,
  '&:popover-open': { display: 'grid' },
  [media.print]: { '&:popover-open': { display: 'none' } },
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
  // In forced-colors mode, browsers remove the background colour of chat messages, so a border replaces it.
  border: '1px solid transparent',
  borderRadius: radius.m,
  overflowWrap: 'anywhere',
  [media.tablet]: { fontSize: fontSize.small },
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
const contactLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: minTouchTargetSize,
  [media.tablet]: { fontSize: fontSize.small },
});
const form = css({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'end',
  gap: space.xs,
  padding: space.m,
  borderBlockStart: `1px solid ${color.line}`,
  label: { fontSize: fontSize.small },
});

interface ChatPanelProps {
  readonly id: string;
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
  readonly messages: readonly ChatMessage[];
  /** @returns true if the message was sent, or false if the text was blank. */
  readonly onSend: (text: string) => boolean;
}

/** The popover of the chat widget. It closes only by the chat's buttons or the Escape key, not by a navigation. */
export function ChatPanel({ id, buttonRef, messages, onSend }: ChatPanelProps) {
  const { chat: texts } = useShellTexts();
  const contactLinks = useNavigationSlotEntries('chat@1');
  const titleId = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const logRef = useRef<HTMLDivElement>(null);

  const typed = useRef('');
  const [isOpen, setOpen] = useState(false);

  // If the visitor opened the chat before hydration, the text field gets no focus, because a key press could be lost.
  useEffect(() => {
    if (document.getElementById(id)?.matches(':popover-open')) setOpen(true);
  }, [id]);

  const showLatest = () => void logRef.current?.scrollTo({ top: logRef.current.scrollHeight });
  useEffect(showLatest, [messages]);

  function onToggle({ newState }: ToggleEvent<HTMLElement>) {
    const focused = newState === 'open' ? inputRef : buttonRef;
    focused.current?.focus();
    showLatest();
  }

  function onKeyDown({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
    if (key === 'Escape') currentTarget.hidePopover();
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = inputRef.current;
    if (input && onSend(input.value)) input.value = typed.current = '';
  }

  return (
    <div
      id={id}
      popover="manual"
      role="dialog"
      aria-labelledby={titleId}
      css={panel}
      onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
      onToggle={onToggle}
      onKeyDown={onKeyDown}
    >
      <ChatHeader panelId={id} titleId={titleId} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users have to reach and scroll this region. */}
      <div ref={logRef} role="log" aria-label={texts.conversation} tabIndex={0} css={log}>
        {messages.map(({ id: messageId, sender, text }) => (
          <p key={messageId} css={bubbles[sender]}>
            <span css={visuallyHiddenStyle}>{sender === 'agent' ? texts.agent : texts.you}: </span>
            {text}
          </p>
        ))}
        {hasAgentReply(messages) &&
          contactLinks.map(({ path, label }) => (
            <Link
              key={path}
              to={path}
              css={contactLink}
              onClick={() => saveChatForContactForm(messages, texts)}
            >
              {label}
            </Link>
          ))}
      </div>
      {/* The closed chat renders no text field, so that autofill and tests find only the fields of the page. */}
      {isOpen && (
        <form css={form} method="dialog" onSubmit={submit} noValidate>
          <Field
            ref={inputRef}
            label={texts.message}
            name="message"
            defaultValue={typed.current}
            onInput={({ currentTarget }) => {
              typed.current = currentTarget.value;
            }}
            autoComplete="off"
            enterKeyHint="send"
            required
          />
          <Button type="submit">{texts.send}</Button>
        </form>
      )}
    </div>
  );
}
