import { css } from '@emotion/react';
import { minTouchTargetSize } from '@torsa/shared/theme/min-target-size';
import { media, tokens } from '@torsa/shared/theme/tokens';

const { color, radius, space } = tokens;

export const chipRowStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  [media.phone]: { gap: space.xxs },
  [media.print]: { display: 'none' },
});

/** The style of a toggle button in a group of views or filters. */
export const chipStyle = css({
  minInlineSize: minTouchTargetSize,
  minBlockSize: minTouchTargetSize,
  paddingInline: space.s,
  border: `1.5px solid ${color.edge}`,
  borderRadius: radius.pill,
  backgroundColor: color.surface,
  fontWeight: 550,
  [media.phone]: { paddingInline: space.xs },
  '&[aria-pressed="true"]': {
    borderColor: color.river,
    backgroundColor: color.river,
    color: color.onRiver,
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      borderColor: 'Highlight',
      backgroundColor: 'Highlight',
      color: 'HighlightText',
    },
  },
});
