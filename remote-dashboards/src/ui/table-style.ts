import { css } from '@emotion/react';
import { media, tokens } from '@torsa/shared/theme/tokens';

const { color, fontSize, radius, space } = tokens;

/** The style of a container that scrolls a wide table horizontally. Print shows all columns. */
export const tableFrameStyle = css({
  overflowX: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  backgroundColor: color.surface,
  // Browsers print only one sheet of a scrolling box.
  [media.print]: { overflow: 'visible' },
});

/** The style of a number table, whose first column contains row names. */
export const numberTableStyle = css({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: fontSize.dense,
  '& caption': {
    padding: `${space.s} ${space.m}`,
    fontWeight: 650,
    textAlign: 'start',
  },
  '& th, & td': {
    padding: `${space.xs} ${space.m}`,
    borderBlockStart: `1px solid ${color.line}`,
    fontVariantNumeric: 'lining-nums tabular-nums',
    textAlign: 'end',
    whiteSpace: 'nowrap',
  },
  '& thead th': { color: color.textMuted, fontSize: fontSize.small, fontWeight: 550 },
  // A row name breaks within a word only beyond this width. Otherwise, the table scrolls.
  '& th:first-of-type': {
    minInlineSize: '7rem',
    textAlign: 'start',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
  '& tbody th': { fontWeight: 550 },
  '& tr': { breakInside: 'avoid' },
  '& caption, & thead': { breakAfter: 'avoid' },
  [media.print]: { '& th, & td': { paddingBlock: '0.125rem' } },
});
