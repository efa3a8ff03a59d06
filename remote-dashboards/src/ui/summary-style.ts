import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';

/** What opens more to do, as high as a finger needs it. */
export const summaryStyle = css({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  color: tokens.color.river,
  fontWeight: 550,
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
  cursor: 'pointer',
});
