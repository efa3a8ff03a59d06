import { css } from '@emotion/react';
import { target } from '@torsa/shared/theme/target';
import { tokens } from '@torsa/shared/theme/tokens';

/** What opens more to do, as high as a finger needs it. */
export const summaryStyle = css({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: target,
  color: tokens.color.river,
  fontWeight: 550,
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
  cursor: 'pointer',
});
