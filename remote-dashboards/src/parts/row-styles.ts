import { css } from '@emotion/react';
import { media, tokens } from '@torsa/shared/theme/tokens';

const { color, space } = tokens;

/** A row of a list that leads to a page, wherever one presses it. */
export const pressableRow = css({
  position: 'relative',
  alignItems: 'center',
  minBlockSize: '4.5rem',
  padding: `${space.s} ${space.m}`,
  [media.hover]: { '&:hover': { backgroundColor: color.sunken } },
});

/** The link in such a row, which names it. */
export const rowLink = css({
  color: color.text,
  fontWeight: 600,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `3px solid ${color.focus}`, outlineOffset: '-3px' },
});
