import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { notify } from '@torsa/shared/toast';
import { Button } from '@torsa/shared/ui/button';
import { Form } from '@torsa/shared/ui/form';
import { maxCharacters, requiredText } from '@torsa/shared/ui/form/fields';
import { useForm } from '@torsa/shared/ui/form/use-form';
import { Notice } from '@torsa/shared/ui/notice';
import { TextAreaField } from '@torsa/shared/ui/text-area-field';
import type { ReactNode } from 'react';
import { type OutgoingKind, useSendMessage } from '../../api/conversation-changes.ts';
import type { Conversation, Message } from '../../api/conversations.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { styles } from '../../ui/styles.ts';
import type { ThreadCopy } from './thread.copy.en.ts';
import type { ReplyDraft } from './use-reply-draft.ts';

const { color, fontSize, radius, space } = tokens;

const form = css({
  display: 'grid',
  gap: space.s,
  padding: space.m,
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  backgroundColor: color.surface,
  [media.print]: { display: 'none' },
  '& textarea': { minBlockSize: '7rem', fieldSizing: 'content', maxBlockSize: '18rem' },
});
const noteForm = css(form, {
  border: `1.5px dashed ${color.terracotta}`,
  backgroundColor: color.sunken,
});
// Hides keyboard hints on touch screens, which have no keyboard.
const keys = css({
  display: 'none',
  color: color.textMuted,
  fontSize: fontSize.small,
  [media.hover]: { display: 'inline' },
});

interface ComposerProps {
  readonly conversation: Conversation;
  readonly thread: readonly Message[];
  readonly draft: ReplyDraft;
  readonly kind: OutgoingKind;
  /** Name of a colleague who replied after the user started to write. */
  readonly answeredBy: string | undefined;
  readonly copy: ThreadCopy['composer'];
  /** Additional controls beside the submit button. */
  readonly children?: ReactNode;
}

/** The form for a message. The form keeps the typed text until the backend has stored the message. */
export function Composer(props: ComposerProps) {
  const { conversation, thread, draft, kind, answeredBy, copy } = props;
  const { format } = useI18n();
  const { problems } = copy;
  const send = useSendMessage(conversation, draft.arrived);
  const isNote = kind === 'note';
  const state = useForm({
    fields: { reply: maxCharacters(20_000, requiredText(copy.blank)) },
    send: async ({ reply: body }, box) => {
      draft.seen(thread.at(-1)?.number ?? 0);
      // The form shows the error of a failed send. If the user has left the page, a toast shows the error.
      await send.send({ kind, body, key: draft.key() }).catch(() => {
        if (box.isConnected) return;
        const subject = conversation.subject || conversation.preview;
        const { title, message } = copy.lost;
        notify({ kind: 'error', title: format(title, { subject }), message });
      });
      return undefined;
    },
  });

  return (
    <Form state={state} css={isNote ? noteForm : form}>
      {answeredBy !== undefined && (
        <Notice kind="alert">{format(copy.answeredMeanwhile, { name: answeredBy })}</Notice>
      )}
      <ErrorNotice
        error={answeredBy === undefined && send.error}
        copy={{ ...problems, unavailable: navigator.onLine ? problems.other : problems.offline }}
        limits="messages"
      />
      <TextAreaField
        {...state.field('reply')}
        aria-keyshortcuts="r"
        label={isNote ? copy.noteLabel : copy.label}
        hint={isNote ? copy.noteHint : undefined}
        rows={4}
        value={draft.text}
        onChange={({ target }) => draft.type(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
      />
      <div css={styles.wideRow}>
        <Button type="submit" busy={send.isPending}>
          {wordsOfButton(isNote, send.isPending, copy)}
        </Button>
        {props.children}
        <span css={keys}>{copy.keys}</span>
      </div>
      {send.isSuccess && draft.text === '' && (
        <p role="status">{send.variables.kind === 'note' ? copy.noted : copy.replied}</p>
      )}
    </Form>
  );
}

function wordsOfButton(isNote: boolean, isPending: boolean, words: ThreadCopy['composer']) {
  if (isNote) return isPending ? words.addingNote : words.addNote;
  return isPending ? words.replying : words.reply;
}
