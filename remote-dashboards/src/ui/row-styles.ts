import { css } from '@emotion/react';
import { minTouchTargetSize } from '@torsa/shared/theme/min-target-size';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { portalColors } from '@torsa/shared/theme/work-theme';

const { color, fontSize, space } = tokens;

/** The style of a list row whose whole area is clickable. */
export const clickableRowStyle = css({
  position: 'relative',
  alignItems: 'center',
  minBlockSize: '4.5rem',
  padding: `${space.s} ${space.m}`,
  [media.hover]: { '&:hover': { backgroundColor: portalColors.raised } },
});

/** The style of a lower clickable row, which is aligned with the text of its card. */
export const compactRowStyle = css(clickableRowStyle, {
  minBlockSize: '3.75rem',
  marginInline: `calc(-1 * ${space.xs})`,
  padding: space.xs,
});

/** The style of the link in a clickable row, whose text is the row's accessible name. */
export const rowLinkStyle = css({
  color: color.text,
  fontSize: fontSize.dense,
  fontWeight: 600,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `3px solid ${color.focus}`, outlineOffset: '-3px' },
});

/** The style of a row's link that is truncated after two lines. */
export const clampedRowLinkStyle = css(rowLinkStyle, {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});

/** The style of a link outside of text. Its touch target does not change the line spacing. */
export const standaloneLinkStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: minTouchTargetSize,
  marginBlock: '-0.5rem',
});
