import { css } from '@emotion/react';
import { tokens } from './tokens.ts';

const { color } = tokens;

/** The dark background of hero, calls to action and footer. Text, links and the focus ring adapt to it. */
export const deepSurface = css({
  backgroundColor: color.deep,
  color: color.onDeep,
  '--color-focus': color.accent,
  'a:where(:not([class]))': { color: color.onDeep, '&:hover': { color: color.accent } },
});
