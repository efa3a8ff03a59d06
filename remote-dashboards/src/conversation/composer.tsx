import { css } from '@emotion/react';
import { problemOf } from '@torsa/shared/database/answer-of';
import { useI18n } from '@torsa/shared/i18n';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { Notice } from '@torsa/shared/ui/notice';
import { TextAreaField } from '@torsa/shared/ui/text-area-field';
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { Conversation, Message } from './conversation.ts';
import { type SentKind, useSendMessage } from './send-message.ts';
import type { ThreadMessages } from './thread-messages.en.ts';
import type { Draft } from './use-draft.ts';

const { color, fontSize, radius, space } = tokens;

const form = css({
  display: 'grid',
  gap: space.s,
  padding: space.m,
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  backgroundColor: color.surface,
  '& textarea': { minBlockSize: '7rem', fieldSizing: 'content', maxBlockSize: '18rem' },
});
const noteForm = css(form, {
  border: `1.5px dashed ${color.terracotta}`,
  backgroundColor: color.sunken,
});
const foot = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.m });
const keys = css({ color: color.textMuted, fontSize: fontSize.small });

interface ComposerProps {
  readonly conversation: Conversation;
  readonly thread: readonly Message[];
  readonly draft: Draft;
  readonly kind: SentKind;
  /** Whose answer has come since the writing began. */
  readonly answeredBy: string | undefined;
  readonly messages: ThreadMessages['composer'];
  /** What else can be chosen, beside the button. */
  readonly children?: ReactNode;
}

/** Where an answer is written. What is typed stays until it has arrived. */
export function Composer(props: ComposerProps) {
  const { conversation, thread, draft, kind, answeredBy, messages } = props;
  const { format } = useI18n();
  const send = useSendMessage(conversation.id, draft.arrived);
  const [isBlank, setBlank] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const isNote = kind === 'note';

  function submit(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    if (send.isPending) return;
    const body = draft.text.trim();
    setBlank(body === '');
    if (body === '') return area.current?.focus();
    draft.seen(thread.at(-1)?.number ?? 0);
    send.mutate({ kind, body, version: conversation.version, key: draft.key() });
  }

  return (
    <form css={isNote ? noteForm : form} onSubmit={submit} noValidate>
      {answeredBy !== undefined && (
        <Notice kind="alert">{format(messages.answeredMeanwhile, { name: answeredBy })}</Notice>
      )}
      {send.error && answeredBy === undefined && (
        <Notice kind="alert">{messages.problems[problemOf(send.error)]}</Notice>
      )}
      <TextAreaField
        ref={area}
        name="reply"
        aria-keyshortcuts="r"
        label={isNote ? messages.noteLabel : messages.label}
        hint={isNote ? messages.noteHint : undefined}
        error={isBlank && draft.text.trim() === '' ? messages.blank : undefined}
        required
        rows={4}
        maxLength={20_000}
        value={draft.text}
        onChange={({ target }) => draft.type(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
        }}
      />
      <div css={foot}>
        <Button type="submit" busy={send.isPending}>
          {wordsOfButton(isNote, send.isPending, messages)}
        </Button>
        {props.children}
        <span css={keys}>{messages.keys}</span>
      </div>
      {send.isSuccess && draft.text === '' && (
        <p role="status">{send.variables.kind === 'note' ? messages.noted : messages.replied}</p>
      )}
    </form>
  );
}

function wordsOfButton(isNote: boolean, isPending: boolean, words: ThreadMessages['composer']) {
  if (isNote) return isPending ? words.addingNote : words.addNote;
  return isPending ? words.replying : words.reply;
}
