import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { visuallyHiddenStyle } from '@torsa/shared/theme/visually-hidden';
import { portalColors } from '@torsa/shared/theme/work-theme';
import { memo, useState } from 'react';
import { type Message, messageQuotationQuery } from '../../api/conversations.ts';
import type { StoredFile } from '../../api/files.ts';
import { LinkedText } from '../../ui/linked-text.tsx';
import { portalStyles } from '../../ui/styles.ts';
import { Timestamp } from '../../ui/timestamp.tsx';
import { MessageFileLinks } from '../files/index.ts';
import { AttachmentList } from './attachment-list.tsx';
import type { ThreadTexts } from './thread.copy.en.ts';

const { color, fontSize, radius, space } = tokens;

const row = css({
  display: 'grid',
  gap: space.xxs,
  justifySelf: 'start',
  maxInlineSize: 'min(60ch, 100%)',
  // In print, a long message may continue on the next page, but its author stays above its text.
  [media.print]: { breakInside: 'auto', '& > p': { breakAfter: 'avoid' } },
});
const ownRow = css(row, { justifySelf: 'end', justifyItems: 'end', '& > p': { textAlign: 'end' } });
const box = css({
  padding: `${space.s} ${space.m}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  backgroundColor: portalColors.raised,
});
const ownBox = css(box, {
  borderColor: 'transparent',
  backgroundColor: portalColors.outgoing,
  color: portalColors.onOutgoing,
  '& a': { color: 'inherit' },
  [media.print]: { borderColor: 'currentColor', backgroundColor: 'transparent', color: 'inherit' },
});
const noteBox = css(box, {
  border: `1.5px dashed ${color.terracotta}`,
  backgroundColor: color.surface,
});
const failed = css({ color: color.danger, fontWeight: 600 });

interface MessageBubbleProps {
  readonly message: Message;
  readonly side: 'staff' | 'client';
  /** The time when the client last opened the conversation. */
  readonly readAt: string | undefined;
  readonly files: readonly StoredFile[] | undefined;
  /** True if the previous message has the same author. The name is then only for screen readers. */
  readonly isNext: boolean;
  readonly copy: ThreadTexts;
}

/** A message with its author, time and email delivery state. */
export const MessageBubble = memo(function Bubble({
  message,
  side,
  readAt,
  files,
  isNext,
  copy,
}: MessageBubbleProps) {
  const { format } = useI18n();
  const { author_name, body, created_at, delivery } = message;
  const isOwn = (message.kind === 'staff' || message.kind === 'note') === (side === 'staff');
  const label = labelOf(message, copy);
  const surface = message.kind === 'note' ? noteBox : isOwn ? ownBox : box;
  return (
    <li css={isOwn ? ownRow : row}>
      <p css={portalStyles.smallMuted}>
        {label && (
          <>
            <span css={portalStyles.internal}>{label}</span> ·{' '}
          </>
        )}
        <span css={isNext && visuallyHiddenStyle}>{author_name} · </span>
        {side === 'staff' && message.sender_address !== '' && (
          <>{format(copy.from, { address: message.sender_address })} · </>
        )}
        <Timestamp at={created_at} as="time" />
      </p>
      <div css={surface}>
        <LinkedText text={body} />
      </div>
      {files && <MessageFileLinks files={files} />}
      <AttachmentList attachments={message.attachments} copy={copy.files} />
      {side === 'staff' && message.has_quotation && (
        <QuotedText id={message.id} copy={copy.quotation} />
      )}
      {side === 'staff' && delivery !== 'none' && (
        <p css={[portalStyles.smallMuted, delivery === 'failed' && failed]}>
          {delivery === 'failed' && message.delivery_problem !== ''
            ? format(copy.reason, { reason: message.delivery_problem })
            : copy.delivery[delivery]}
          {readAt && <Seen at={readAt} message={message} seen={copy.seen} />}
        </p>
      )}
    </li>
  );
});

interface SeenProps {
  readonly at: string;
  readonly message: Message;
  readonly seen: string;
}

/** The time when the client saw a reply. The date is included if it differs from the reply's date. */
function Seen({ at, message, seen }: SeenProps) {
  if (new Date(at) < new Date(message.created_at)) return null;
  const isSameDay = new Date(at).toDateString() === new Date(message.created_at).toDateString();
  return (
    <>
      {' '}
      · {seen} <Timestamp at={at} as={isSameDay ? 'time' : 'full'} />
    </>
  );
}

function labelOf({ kind }: Message, copy: ThreadTexts): string | undefined {
  switch (kind) {
    case 'note':
      return copy.note;
    case 'chat':
      return copy.chat;
    case 'visitor':
    case 'client':
    case 'staff':
      return undefined;
  }
}

const quoted = css({
  margin: 0,
  paddingInlineStart: space.s,
  borderInlineStart: `2px solid ${color.line}`,
  color: color.textMuted,
  fontSize: fontSize.small,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

interface QuotedTextProps {
  /** The ID of the message that contains the quoted text. */
  readonly id: string;
  readonly copy: ThreadTexts['quotation'];
}

/** The quoted text of an email, which loads when a staff member opens it. */
function QuotedText({ id, copy }: QuotedTextProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { data, isError } = useQuery({ ...messageQuotationQuery(id), enabled: isOpen });
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary css={portalStyles.summary}>{copy.show}</summary>
      {isOpen && (
        <blockquote css={quoted}>
          {data ? data.body : isError ? copy.failed : copy.loading}
        </blockquote>
      )}
    </details>
  );
}
