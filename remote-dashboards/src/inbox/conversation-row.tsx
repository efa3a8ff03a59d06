import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { Link } from '@torsa/shared/router';
import { media, tokens } from '@torsa/shared/theme/tokens';
import type { Conversation } from '../conversation/conversation.ts';
import { StatusMark } from '../conversation/status-mark.tsx';
import { Moment } from '../parts/moment.tsx';
import { pressableRow, rowLink } from '../parts/row-styles.ts';
import { Face } from './face.tsx';
import type { InboxPageMessages } from './inbox.en.ts';

const { color, fontSize, space } = tokens;

const row = css(pressableRow, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `0 ${space.s}`,
  [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
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
  color: color.textMuted,
  fontSize: fontSize.small,
  [media.tablet]: { gridColumn: 3, justifyContent: 'flex-end' },
});

interface ConversationRowProps {
  readonly conversation: Conversation;
  /** The name of who has it. */
  readonly assignee: string | undefined;
  /** Where all rows stand alike, none has to say how. */
  readonly hasStatus: boolean;
  readonly messages: InboxPageMessages;
}

/** A conversation in the list: who wrote what, since when it waits, and who has it. */
export function ConversationRow({
  conversation,
  assignee,
  hasStatus,
  messages,
}: ConversationRowProps) {
  const { format } = useI18n();
  const { id, subject, preview, name, email, status, waiting_since, last_message_at } =
    conversation;
  return (
    <li css={row}>
      <Face name={name} />
      <div>
        <Link css={rowLink} to={`/dashboard/inbox/${id}`} dir="auto">
          {subject || messages.noSubject}
        </Link>
        <p css={from} title={`${name} · ${email}`}>
          {name} · {email}
        </p>
        <p css={from} dir="auto">
          {preview}
        </p>
      </div>
      <div css={meta}>
        {assignee && <span>{format(messages.row.assignee, { name: assignee })}</span>}
        <Moment at={waiting_since ?? last_message_at} as="ago" />
        {hasStatus && <StatusMark status={status}>{messages.states[status]}</StatusMark>}
      </div>
    </li>
  );
}
