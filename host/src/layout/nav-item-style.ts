import { css } from '@emotion/react';
import { minTouchTargetSize } from '@torsa/shared/theme/min-target-size';
import { media, tokens } from '@torsa/shared/theme/tokens';

const { color, fontSize, motion, radius, space } = tokens;

/** The style of links and buttons in the navigation bar. */
export const navItemStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: minTouchTargetSize,
  // With this padding, all navigation items fit in one line in both languages on screens wider than `media.bar`.
  paddingInline: '0.625rem',
  [media.bar]: { paddingInline: '0.5rem' },
  [media.wide]: { paddingInline: '0.625rem' },
  border: 0,
  borderRadius: radius.s,
  background: 'none',
  color: color.text,
  fontSize: fontSize.small,
  fontWeight: 550,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  wordSpacing: '0.08em',
  transition: `background-color ${motion.fast} ${motion.ease}`,
  [media.hover]: { '&:hover': { backgroundColor: color.sunken, color: color.text } },
  '&:active': { backgroundColor: color.line },
  // Underlines the current navigation item, because forced-colors mode removes its background.
  [media.forcedColors]: {
    '&[aria-current="page"], &[aria-current="true"]': {
      textDecorationLine: 'underline',
      textDecorationThickness: '2px',
    },
  },
  '&[aria-current="page"], &[aria-current="true"]': {
    color: color.river,
    boxShadow: `inset 0 -2px ${color.river}`,
    borderRadius: 0,
  },
});
