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

/** A dot and a text that mark an unread list row, or a tab with a draft. */
export function UnreadMark({ label }: { readonly label: string }) {
  return <span css={mark}>{label}</span>;
}
