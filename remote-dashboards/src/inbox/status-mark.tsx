import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import type { ReactNode } from 'react';
import type { ConversationStatus } from '../conversation/conversation.ts';

const { color, fontSize, radius, space } = tokens;

const dots: Readonly<Record<ConversationStatus, string>> = {
  open: color.terracotta,
  waiting: color.river,
  closed: color.edge,
  spam: color.danger,
};

interface StatusMarkProps {
  readonly status: ConversationStatus;
  readonly children: ReactNode;
}

/** How a conversation stands: a word, and a dot for whoever looks over many. */
export function StatusMark({ status, children }: StatusMarkProps) {
  return (
    <span css={[mark, css({ '&::before': { backgroundColor: dots[status] } })]}>{children}</span>
  );
}

const mark = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  paddingInline: space.s,
  paddingBlock: '0.125rem',
  border: `1px solid ${color.line}`,
  borderRadius: radius.pill,
  backgroundColor: color.sunken,
  color: color.text,
  fontSize: fontSize.small,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '&::before': {
    content: '""',
    inlineSize: '0.5rem',
    blockSize: '0.5rem',
    borderRadius: radius.pill,
  },
});
