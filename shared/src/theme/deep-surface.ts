import { css } from '@emotion/react';
import { tokens } from './tokens.ts';

const { color } = tokens;

/**
 * The CSS for the dark background of the hero, calls to action and the footer. The CSS adapts the colours of text,
 * links and the focus ring.
 */
export const darkSurfaceStyle = css({
  backgroundColor: color.deep,
  color: color.onDeep,
  '--color-focus': color.accent,
  'a:where(:not([class]))': { color: color.onDeep, '&:hover': { color: color.accent } },
});
