import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';

const { color, fontSize, space } = tokens;

const cell = css({
  paddingBlock: space.xs,
  paddingInlineEnd: space.s,
  borderBlockEnd: `1px solid ${color.line}`,
  fontWeight: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
});

/** The styles of tables with numbers. */
export const numberTableStyles = {
  table: css({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: fontSize.dense }),
  caption: css({ paddingBlockEnd: space.xs, fontWeight: 650, textAlign: 'start' }),
  cell,
  head: css(cell, { color: color.textMuted, fontSize: fontSize.small, fontWeight: 550 }),
  number: css({
    inlineSize: '7rem',
    paddingInlineEnd: 0,
    fontVariantNumeric: 'lining-nums tabular-nums',
    textAlign: 'end',
  }),
} as const;
