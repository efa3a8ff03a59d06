import { css } from '@emotion/react';
import { media, tokens } from '@torsa/shared/theme/tokens';

const { color, radius, space } = tokens;

/** The style of an area that accepts dropped files. */
export const dropZoneStyle = css({
  display: 'grid',
  gap: space.xs,
  border: '2px dashed transparent',
  borderRadius: radius.m,
  [media.print]: { display: 'none' },
});
/** The style of the drop area while files are dragged over it. */
export const activeDropZoneStyle = css(dropZoneStyle, {
  borderColor: color.river,
  backgroundColor: color.sunken,
});
