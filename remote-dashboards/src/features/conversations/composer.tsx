import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { visuallyHiddenStyle } from '@torsa/shared/theme/visually-hidden';
import { notify } from '@torsa/shared/toast';
import { Button } from '@torsa/shared/ui/button';
import { Form } from '@torsa/shared/ui/form';
import { limitFieldLength, requiredTextField } from '@torsa/shared/ui/form/fields';
import { useForm } from '@torsa/shared/ui/form/use-form';
import { Notice } from '@torsa/shared/ui/notice';
import { TextAreaField } from '@torsa/shared/ui/text-area-field';
import { useRef } from 'react';
import { type OutgoingMessageKind, useSendMessage } from '../../api/conversation-changes.ts';
import type { Conversation, Message } from '../../api/conversations.ts';
import { unsentMessageFilesQuery } from '../../api/files.ts';
import type { RowVersionChange } from '../../api/optimistic-queue.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { moveFocusToPageHeading } from '../../ui/move-focus-to-heading.ts';
import { portalStyles } from '../../ui/styles.ts';
import { AttachedFiles, useUploadsToOwner } from '../files/index.ts';
import type { DockedForm } from './docked-line.tsx';
import type { ThreadTexts } from './thread.copy.en.ts';
import type { ReplyDraft } from './use-reply-draft.ts';
import type { SentMessage } from './use-sent-toast.ts';

const { color, fontSize, radius, space } = tokens;

const plainForm = css({
  display: 'grid',
  gap: space.s,
  [media.print]: { display: 'none' },
  '& textarea': { minBlockSize: '7rem', fieldSizing: 'content', maxBlockSize: '18rem' },
});
const form = css(plainForm, {
  padding: space.m,
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  backgroundColor: color.surface,
});
const noteForm = css(form, {
  border: `1.5px dashed ${color.terracotta}`,
  backgroundColor: color.sunken,
});
// Hides keyboard shortcuts on touch screens, which have no keyboard.
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
  readonly kind: OutgoingMessageKind;
  /** The name of a colleague who replied after the user started to write. */
  readonly answeredBy: string | undefined;
  readonly copy: ThreadTexts['composer'];
  /** Runs after the backend has stored the message, unless the user has left the page or is typing the next message. */
  readonly onSent?: () => void;
  /**
   * Closes the conversation after “Send and close”. Without this function, the form has no such button.
   * @param version the conversation's version after the message
   */
  readonly close?: (version: number) => Promise<RowVersionChange>;
  /** Shows a toast with Undo after the backend has stored a staff message, even if the user has left the page. */
  readonly announce?: ((message: SentMessage) => void) | undefined;
  /** The components of the one-line form at the bottom of a phone screen. Undefined on larger screens. */
  readonly docked?: DockedForm | undefined;
  /** True if a surrounding box already has a border, so that the form has none. */
  readonly isPlain?: boolean;
  /** True if the user can drop files anywhere on the page to attach them. */
  readonly acceptsPage?: boolean;
}

/** The form that sends a message. It keeps the typed text until the backend has stored the message. */
export function MessageComposer(props: ComposerProps) {
  const { conversation, thread, draft, kind, answeredBy, copy, docked } = props;
  const canClose = props.close !== undefined;
  const { format } = useI18n();
  const { problems } = copy;
  const isFinished = useRef(true);
  const send = useSendMessage(conversation, (body, message) => {
    isFinished.current = draft.arrived(body, message);
  });
  const isNote = kind === 'note';
  const attachments = useMessageAttachments(conversation.id);
  const isClosing = useRef(false);
  const state = useForm({
    fields: { reply: limitFieldLength(20_000, requiredTextField(copy.blank)) },
    send: async ({ reply: body }, box) => {
      if (!isNote && attachments.isUploading)
        return { notice: { kind: 'alert', text: copy.uploading } };
      const since = thread.at(-1)?.number ?? 0;
      const typed = { text: draft.text, since };
      draft.seen(since);
      // The form shows the error of a failed message, or a toast shows it after the user has left the page.
      try {
        const sent = await send.send({
          kind,
          body,
          key: draft.key(),
          files: isNote ? [] : attachments.files.map(({ id }) => id),
        });
        // The conversation stays open if the user has left the page or is typing the next message.
        const isHere = box.isConnected && isFinished.current;
        const closing =
          isHere && isClosing.current && !isNote ? props.close?.(sent.newVersion) : undefined;
        if (isHere && !closing) props.onSent?.();
        props.announce?.({
          sent,
          closing,
          isFormOpen: () => box.isConnected,
          restore: () => draft.restore(typed),
        });
      } catch {
        if (box.isConnected) return undefined;
        const subject = conversation.subject || conversation.preview;
        const { title, message } = copy.lost;
        notify({ kind: 'error', title: format(title, { subject }), message });
      }
      return undefined;
    },
  });

  const notices = (
    <>
      {answeredBy !== undefined && (
        <Notice kind="alert">{format(copy.answeredMeanwhile, { name: answeredBy })}</Notice>
      )}
      <ErrorNotice
        error={answeredBy === undefined && send.error}
        copy={{ ...problems, unavailable: navigator.onLine ? problems.other : problems.offline }}
        limits="messages"
      />
    </>
  );
  const label = isNote ? copy.noteLabel : copy.label;
  const textField = (
    <TextAreaField
      {...state.field('reply')}
      aria-keyshortcuts={isNote ? 'n' : 'r'}
      label={label}
      hint={isNote ? copy.noteHint : undefined}
      rows={docked ? docked.estimateLines(draft.text) : 4}
      placeholder={docked && label}
      value={draft.text}
      onChange={({ target }) => draft.type(target.value)}
      onKeyDown={(event) => {
        // Ignore keys that an input method uses to compose a word.
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Escape') moveFocusToPageHeading();
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        isClosing.current = canClose && event.shiftKey;
        event.currentTarget.form?.requestSubmit();
      }}
    />
  );
  const files = !isNote && (
    <AttachedFiles
      conversation={conversation.id}
      files={attachments.files}
      acceptsPage={props.acceptsPage ?? false}
    />
  );
  const sendText = wordsOfButton(isNote, send.isPending, copy);
  const sendButton = (
    <Button
      type="submit"
      busy={send.isPending}
      onClick={() => {
        isClosing.current = false;
      }}
    >
      {docked ? docked.showSend(sendText) : sendText}
    </Button>
  );
  const closeButton = canClose && !isNote && (
    <Button
      type="submit"
      variant="secondary"
      busy={send.isPending}
      onClick={() => {
        isClosing.current = true;
      }}
    >
      {copy.replyAndClose}
    </Button>
  );
  const sentNotice = kind === 'client' &&
    send.isSuccess &&
    draft.text === '' &&
    copy.replied !== '' && (
      <p role="status" css={docked && visuallyHiddenStyle}>
        {copy.replied}
      </p>
    );
  if (!docked) {
    return (
      <Form state={state} css={isNote ? noteForm : props.isPlain ? plainForm : form}>
        {notices}
        {textField}
        {files}
        <div css={portalStyles.wideRow}>
          {sendButton}
          {closeButton}
          <span css={keys}>{canClose && !isNote ? copy.keysWithClose : copy.keys}</span>
        </div>
        {sentNotice}
      </Form>
    );
  }
  // Show the attached files even while the additional controls are hidden.
  const areExtrasOpen = docked.areOpen || attachments.files.length > 0 || attachments.isUploading;
  return (
    <Form state={state} css={isNote ? docked.noteForm : docked.form}>
      {notices}
      <docked.Line
        areExtrasOpen={areExtrasOpen}
        toggle={() => docked.setOpen(!docked.areOpen)}
        name={copy.extras}
        field={textField}
        send={sendButton}
      >
        {files}
        {closeButton}
      </docked.Line>
      {sentNotice}
    </Form>
  );
}

function wordsOfButton(isNote: boolean, isPending: boolean, words: ThreadTexts['composer']) {
  if (isNote) return isPending ? words.addingNote : words.addNote;
  return isPending ? words.replying : words.reply;
}

/**
 * Returns the files of the unsent message, which only the uploader can see. They survive a page reload, because the
 * backend stores them.
 */
function useMessageAttachments(conversation: string) {
  const { data: files = [] } = useQuery(unsentMessageFilesQuery(conversation));
  const { items } = useUploadsToOwner({ conversation });
  const isUploading = items.some(({ state }) => state !== 'failed' && state !== 'done');
  return { files, isUploading };
}
