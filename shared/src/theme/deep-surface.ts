import { css } from '@emotion/react';
import { tokens } from './tokens.ts';

const { color } = tokens;

/** Deep water as a background: hero, calls to action, footer. Text, links and the focus ring follow. */
export const deepSurface = css({
  backgroundColor: color.deep,
  color: color.onDeep,
  '--color-focus': color.accent,
  'a:where(:not([class]))': { color: color.onDeep, '&:hover': { color: color.accent } },
});
