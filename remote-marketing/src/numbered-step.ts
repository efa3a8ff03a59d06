import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';

const { color, font, fontSize, radius } = tokens;

/** An item of an `ol` with its number in an arch. The list has `counterReset: 'step'`. */
export const numberedStep = css({
  counterIncrement: 'step',
  '&::before': {
    content: 'counter(step)',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2.5rem',
    blockSize: '3.25rem',
    border: `1.5px solid ${color.terracotta}`,
    borderRadius: radius.arch,
    color: color.terracotta,
    fontFamily: font.display,
    fontSize: fontSize.lead,
  },
  '&:lang(bn)::before': { content: 'counter(step, bengali)' },
});
