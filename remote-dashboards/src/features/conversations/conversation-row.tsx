import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { Link } from '@torsa/shared/router';
import { inboxFullWidth } from '@torsa/shared/theme/breakpoints';
import { media, tokens } from '@torsa/shared/theme/tokens';
import type { Conversation } from '../../api/conversations.ts';
import { type InboxFilter, inboxFilterParams } from '../../api/inbox-filter.ts';
import { initials } from '../../ui/initials.ts';
import { clampedRowLink, clickableRow } from '../../ui/row-styles.ts';
import { Timestamp } from '../../ui/timestamp.tsx';
import type { InboxListCopy } from './inbox-list.copy.en.ts';
import { StatusBadge } from './status-badge.tsx';

const { color, font, fontSize, radius, space } = tokens;

const row = css(clickableRow, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `0 ${space.s}`,
  '&:has(> div > [aria-current])': {
    backgroundColor: color.sunken,
    boxShadow: `inset 3px 0 ${color.river}`,
    [media.forcedColors]: { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
  [inboxFullWidth]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
});
const from = css({
  overflow: 'hidden',
  color: color.textMuted,
  fontSize: fontSize.small,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
const meta = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xxs} ${space.s}`,
  gridColumn: 2,
  minInlineSize: 0,
  color: color.textMuted,
  fontSize: fontSize.small,
  [inboxFullWidth]: { gridColumn: 3, justifyContent: 'flex-end', maxInlineSize: '24rem' },
});

interface ConversationRowProps {
  readonly conversation: Conversation;
  /** Name of the conversation's assignee. */
  readonly assignee: string | undefined;
  /** True if the list contains different statuses, so each row shows its status. */
  readonly hasStatus: boolean;
  /** True if the conversation is open beside the list. */
  readonly isOpen: boolean;
  /**
   * The current filter of the inbox, which the row's link includes. The list beside the opened conversation therefore
   * remains the same.
   */
  readonly filter: InboxFilter;
  readonly copy: InboxListCopy;
}

/** A row of the inbox: sender, subject, waiting time and assignee of a conversation. */
export function ConversationRow({
  conversation,
  assignee,
  hasStatus,
  isOpen,
  filter,
  copy,
}: ConversationRowProps) {
  const { format } = useI18n();
  const { id, subject, preview, name, email, status, waiting_since, last_message_at } =
    conversation;
  return (
    <li css={row}>
      <Avatar name={name} />
      <div>
        <Link
          css={clampedRowLink}
          to={{ pathname: `/dashboard/inbox/${id}`, search: String(inboxFilterParams(filter)) }}
          aria-current={isOpen || undefined}
          dir="auto"
        >
          {subject || copy.noSubject}
        </Link>
        <p css={from} title={`${name} · ${email}`}>
          {name} · {email}
        </p>
        <p css={from} dir="auto">
          {preview}
        </p>
      </div>
      <div css={meta}>
        {assignee && <span css={from}>{format(copy.row.assignee, { name: assignee })}</span>}
        <Timestamp at={waiting_since ?? last_message_at} as="ago" />
        {hasStatus && <StatusBadge status={status}>{copy.states[status]}</StatusBadge>}
      </div>
    </li>
  );
}

const arch = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.5rem',
  borderRadius: radius.arch,
  backgroundColor: color.deep,
  boxShadow: `0 0 0 1px ${color.onDeepClay}`,
  color: color.onDeep,
  fontFamily: font.display,
  fontSize: fontSize.small,
});

/** The sender's initials, in place of a profile picture. */
function Avatar({ name }: { readonly name: string }) {
  return (
    <span css={arch} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
