import { css } from '@emotion/react';
import { minTouchTargetSize } from '@torsa/shared/theme/min-target-size';
import { tokens } from '@torsa/shared/theme/tokens';

/** A check box or radio button with its label, large enough for touch. */
export const checkboxOrRadioLabelStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.s,
  minBlockSize: minTouchTargetSize,
});
