import { css } from '@emotion/react';
import { Link } from '@torsa/shared/router';
import { tokens } from '@torsa/shared/theme/tokens';
import type { Conversation } from '../../api/conversations.ts';
import { useHasUnreadChanges } from '../../api/unread.ts';
import { getEarlyRowFieldProps, useEarlyRowLinkProps } from '../../ui/early-rows.tsx';
import { clampedRowLinkStyle, clickableRowStyle } from '../../ui/row-styles.ts';
import { portalStyles } from '../../ui/styles.ts';
import { Timestamp } from '../../ui/timestamp.tsx';
import { UnreadMark } from '../../ui/unread-mark.tsx';
import type { ClientConversationTexts } from './client.copy.en.ts';
import { ConversationStatusBadge, getClientVisibleStatus } from './status-badge.tsx';

const { color, fontSize, space } = tokens;

const row = css(clickableRowStyle, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space.xxs} ${space.m}`,
});
const text = css({ flex: '1 1 16rem', minInlineSize: 0 });
const previewLine = css(portalStyles.smallMuted, {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
const meta = css({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  color: color.textMuted,
  fontSize: fontSize.small,
});

interface MyConversationRowProps {
  readonly conversation: Pick<
    Conversation,
    'id' | 'subject' | 'status' | 'last_message_at' | 'preview'
  >;
  readonly copy: Pick<ClientConversationTexts, 'states' | 'noSubject' | 'unread'>;
}

/** A row in a client's list of conversations: the subject, the start and time of the last message, and the status. */
export function MyConversationRow({ conversation, copy }: MyConversationRowProps) {
  const { id, subject, last_message_at, preview } = conversation;
  const status = getClientVisibleStatus(conversation.status);
  const isUnread = useHasUnreadChanges(id);
  return (
    <li css={row}>
      <div css={text}>
        <Link css={clampedRowLinkStyle} to={`/dashboard/messages/${id}`} dir="auto">
          {subject || copy.noSubject}
        </Link>
        {preview !== '' && (
          <p css={previewLine} dir="auto">
            {preview}
          </p>
        )}
      </div>
      <span css={meta}>
        {isUnread && <UnreadMark label={copy.unread} />}
        <Timestamp at={last_message_at} as="ago" />
        <ConversationStatusBadge status={status}>{copy.states[status]}</ConversationStatusBadge>
      </span>
    </li>
  );
}

/** An empty row in a client's conversation list that an inline script fills with data before React renders. */
export function EarlyMyConversationRow({ copy }: Pick<MyConversationRowProps, 'copy'>) {
  const address = useEarlyRowLinkProps('/dashboard/messages/');
  return (
    <li css={row}>
      <div css={text}>
        <a css={clampedRowLinkStyle} dir="auto" {...address} {...getEarlyRowFieldProps('subject')}>
          {copy.noSubject}
        </a>
        <p css={previewLine} dir="auto" {...getEarlyRowFieldProps('preview')} />
      </div>
      {/* Reserves the space of the time and the status. */}
      <span css={[meta, portalStyles.invisible]}>
        <ConversationStatusBadge status="closed">{copy.states.closed}</ConversationStatusBadge>
      </span>
    </li>
  );
}
