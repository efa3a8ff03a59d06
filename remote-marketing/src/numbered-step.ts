import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';

const { color, font, fontSize, radius } = tokens;

/** The style of a list item whose number is in an arch shape. Its `<ol>` element needs `counterReset: 'step'`. */
export const numberedStepStyle = css({
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
