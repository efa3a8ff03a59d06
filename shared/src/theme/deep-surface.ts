import { css } from '@emotion/react';
import { tokens } from './tokens.ts';

const { color } = tokens;

/** The dark background of the hero, calls to action and the footer, with adapted text, link and focus colours. */
export const darkSurfaceStyle = css({
  backgroundColor: color.deep,
  color: color.onDeep,
  '--color-focus': color.accent,
  'a:where(:not([class]))': { color: color.onDeep, '&:hover': { color: color.accent } },
});
