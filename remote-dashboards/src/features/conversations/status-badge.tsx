import { tokens } from '@torsa/shared/theme/tokens';
import type { ReactNode } from 'react';
import type { ConversationStatus } from '../../api/conversations.ts';
import { badgeStyle } from '../../ui/badge-style.ts';

const { color } = tokens;

const marks = {
  open: badgeStyle('full', color.terracotta),
  waiting: badgeStyle('half', color.river),
  closed: badgeStyle('ring', color.edge),
  spam: badgeStyle('square', color.danger),
} as const satisfies Readonly<Record<ConversationStatus, unknown>>;

interface StatusBadgeProps {
  readonly status: ConversationStatus;
  readonly children: ReactNode;
}

/** A badge with the conversation's status and a symbol of its own shape. */
export function ConversationStatusBadge({ status, children }: StatusBadgeProps) {
  return <span css={marks[status]}>{children}</span>;
}

/** Returns the conversation status that the client sees. A conversation in spam looks closed. */
export function getClientVisibleStatus(
  status: ConversationStatus,
): Exclude<ConversationStatus, 'spam'> {
  return status === 'spam' ? 'closed' : status;
}
