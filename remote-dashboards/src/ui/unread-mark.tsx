import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';

const mark = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space.xxs,
  color: tokens.color.river,
  fontSize: tokens.fontSize.small,
  fontWeight: 650,
  '&::before': {
    inlineSize: '0.5rem',
    blockSize: '0.5rem',
    borderRadius: tokens.radius.pill,
    backgroundColor: 'currentcolor',
    forcedColorAdjust: 'none',
    content: '""',
  },
});

/**
 * A dot and a text that mark a list row as unread, or a tab with a draft. In a row, both are outside the accessible name
 * of the link.
 */
export function UnreadMark({ label }: { readonly label: string }) {
  return <span css={mark}>{label}</span>;
}
