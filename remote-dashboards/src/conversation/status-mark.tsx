import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import type { ReactNode } from 'react';
import { badgeStyle } from '../parts/badge-style.ts';
import type { ConversationStatus } from './conversation.ts';

const { color } = tokens;

const mark = (dot: string) => css(badgeStyle(dot), { color: color.text, whiteSpace: 'nowrap' });

const marks = {
  open: mark(color.terracotta),
  waiting: mark(color.river),
  closed: mark(color.edge),
  spam: mark(color.danger),
} as const satisfies Readonly<Record<ConversationStatus, unknown>>;

interface StatusMarkProps {
  readonly status: ConversationStatus;
  readonly children: ReactNode;
}

/** How a conversation stands: a word, and a dot for whoever looks over many. */
export function StatusMark({ status, children }: StatusMarkProps) {
  return <span css={marks[status]}>{children}</span>;
}
