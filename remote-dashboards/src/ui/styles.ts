import { css } from '@emotion/react';
import { minTouchTargetSize, touchTargetLinkStyle } from '@torsa/shared/theme/min-target-size';
import { plainListStyle } from '@torsa/shared/theme/plain-list';
import { media, tokens } from '@torsa/shared/theme/tokens';

const { color, font, fontSize, space } = tokens;

const grid = (gap: string) => css({ display: 'grid', gap });
const flex = css({ display: 'flex', flexWrap: 'wrap' });
const smallMuted = css({ color: color.textMuted, fontSize: fontSize.small });

/** The CSS height of buttons and fields, which shared components read too. */
export const controlHeight = 'var(--control,3rem)';

/** Styles that several portal components share. */
export const portalStyles = {
  // Styles of texts.
  muted: css({ color: color.textMuted }),
  smallMuted,
  smallMutedWrapped: css(smallMuted, { overflowWrap: 'anywhere' }),
  strong: css({ fontWeight: 600 }),
  late: css({ color: color.danger, fontWeight: 650 }),
  internal: css({ color: color.terracotta, fontWeight: 600 }),
  label: css({ color: color.textMuted, fontSize: fontSize.small, fontWeight: 500 }),
  figure: css({
    fontFamily: font.text,
    fontSize: fontSize.title,
    fontVariantNumeric: 'lining-nums tabular-nums',
    fontWeight: 600,
    lineHeight: 1.3,
  }),
  wrapped: css({ overflowWrap: 'anywhere' }),
  link: css(touchTargetLinkStyle),
  wrappedLink: css({
    display: 'inline-block',
    paddingBlock: '0.7rem',
    overflowWrap: 'anywhere',
    [media.print]: { paddingBlock: 0 },
  }),
  // The style of the `summary` above additional controls.
  summary: css({
    display: 'flex',
    alignItems: 'center',
    minInlineSize: minTouchTargetSize,
    minBlockSize: minTouchTargetSize,
    color: color.river,
    fontWeight: 550,
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
    cursor: 'pointer',
    [media.print]: { 'details:not([open]) > &': { display: 'none' } },
  }),
  // Hides an element but keeps its space.
  invisible: css({ visibility: 'hidden' }),
  notOnPaper: css({ [media.print]: { display: 'none' } }),
  // Styles of vertical stacks.
  stack: grid(space.m),
  denseStack: grid(space.s),
  tightStack: grid(space.xs),
  startStack: css(grid(space.m), { justifyItems: 'start' }),
  formStack: css(grid(space.m), { maxInlineSize: '28rem' }),
  column: css(grid(space.m), { minInlineSize: 0 }),
  // Styles of rows that wrap.
  actions: css(flex, { gap: space.s }),
  row: css(flex, { alignItems: 'center', gap: space.s }),
  wideRow: css(flex, { alignItems: 'center', gap: space.m }),
  // Styles of lists and tables.
  list: css(plainListStyle, { display: 'grid' }),
  tightList: css(plainListStyle, grid(space.xs)),
  denseList: css(plainListStyle, grid(space.s)),
  ruledList: css(plainListStyle, {
    '& > li + li': { borderBlockStart: `1px solid ${color.line}` },
  }),
  table: css({ inlineSize: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' }),
} as const;
