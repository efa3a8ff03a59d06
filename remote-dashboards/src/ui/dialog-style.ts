import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';

const { color, radius } = tokens;

/** The style of a modal dialog and its backdrop, without size, margin and padding. */
export const dialogStyle = css({
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  backgroundColor: color.surface,
  color: color.text,
  '&::backdrop': { backgroundColor: 'rgb(0 0 0 / 50%)' },
});
