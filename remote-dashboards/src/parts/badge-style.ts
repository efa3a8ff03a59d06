import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';

const { color, fontSize, radius, space } = tokens;

/** A state in a word, with a dot. @param dot its colour. */
export const badgeStyle = (dot: string) =>
  css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    paddingInline: space.s,
    paddingBlock: '0.125rem',
    border: `1px solid ${color.line}`,
    borderRadius: radius.pill,
    backgroundColor: color.sunken,
    fontSize: fontSize.small,
    fontWeight: 600,
    '&::before': {
      content: '""',
      inlineSize: '0.5rem',
      blockSize: '0.5rem',
      borderRadius: radius.pill,
      backgroundColor: dot,
    },
  });
