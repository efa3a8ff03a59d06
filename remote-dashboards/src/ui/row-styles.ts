import { css } from '@emotion/react';
import { minTargetSize } from '@torsa/shared/theme/min-target-size';
import { media, tokens } from '@torsa/shared/theme/tokens';

const { color, fontSize, space } = tokens;

/** A list row that is clickable as a whole. */
export const clickableRow = css({
  position: 'relative',
  alignItems: 'center',
  minBlockSize: '4.5rem',
  padding: `${space.s} ${space.m}`,
  [media.hover]: { '&:hover': { backgroundColor: color.sunken } },
});

/** A clickable row inside a card: lower, and aligned with the card's text. */
export const compactRow = css(clickableRow, {
  minBlockSize: '4.5rem',
  marginInline: `calc(-1 * ${space.xs})`,
  padding: space.xs,
});

/** The link of a clickable row. Its text is the name of the row. */
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

/** A row link that is cut after two lines. */
export const clampedRowLink = css(rowLink, {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});

/** A link outside of text, with a touch-size target that does not change the line spacing. */
export const standaloneLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: minTargetSize,
  marginBlock: '-0.5rem',
});
