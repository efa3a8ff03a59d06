import { css } from '@emotion/react';
import { controlStyle } from '@torsa/shared/theme/control-style';
import { tokens } from '@torsa/shared/theme/tokens';

/** A choice as high as a text control: browsers give it a line height of their own. */
export const selectStyle = css(controlStyle, {
  blockSize: '3rem',
  paddingBlock: 0,
  paddingInlineEnd: tokens.space.xs,
});
