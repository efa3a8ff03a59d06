import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';

/** A style that centres the only content of a page on the screen. */
export const fullScreenStyle = css({
  display: 'grid',
  minBlockSize: `calc(100dvh - ${tokens.layout.header})`,
  '& > header': { display: 'grid', alignContent: 'center' },
});
