import { css } from '@emotion/react';
import { minTargetSize } from '@torsa/shared/theme/min-target-size';
import { media, tokens } from '@torsa/shared/theme/tokens';

const { color, fontSize, space } = tokens;

/** A row of a list that leads to a page, wherever one presses it. */
export const clickableRow = css({
  position: 'relative',
  alignItems: 'center',
  minBlockSize: '4.5rem',
  padding: `${space.s} ${space.m}`,
  [media.hover]: { '&:hover': { backgroundColor: color.sunken } },
});

/** The same within a card: lower, and as wide as the card's words. */
export const compactRow = css(clickableRow, {
  minBlockSize: '4.5rem',
  marginInline: `calc(-1 * ${space.xs})`,
  padding: space.xs,
});

/** The link in such a row, which names it. */
export const rowLink = css({
  color: color.text,
  fontSize: fontSize.dense,
  fontWeight: 600,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `3px solid ${color.focus}`, outlineOffset: '-3px' },
});

/** One whose words may be many: what does not fit two lines is on its page. */
export const clampedRowLink = css(rowLink, {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});

/** A link that stands by itself, as high as a finger needs it, and no higher to the lines about it. */
export const standaloneLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: minTargetSize,
  marginBlock: '-0.5rem',
});
