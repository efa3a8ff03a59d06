import { css } from '@emotion/react';
import { minTouchTargetSize } from '@torsa/shared/theme/min-target-size';
import { media, tokens } from '@torsa/shared/theme/tokens';

const { color, radius, space } = tokens;

/** The height of a task row for a mouse. Touch screens have taller rows. */
export const taskRowHeight = '2.5rem';
export const coarsePointerMedia = '@media (pointer: coarse)';

/** The style of a select or date field that looks like text until hover or focus. */
export const plainTextControlStyle = css({
  inlineSize: '100%',
  blockSize: taskRowHeight,
  paddingInline: space.xs,
  border: '1px solid transparent',
  borderRadius: radius.s,
  appearance: 'none',
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '&:focus': { borderColor: color.edge, backgroundColor: color.surface },
  [media.hover]: { '&:hover': { borderColor: color.edge, backgroundColor: color.surface } },
  [coarsePointerMedia]: { blockSize: minTouchTargetSize },
  '& option': { backgroundColor: color.surface, color: color.text },
});
