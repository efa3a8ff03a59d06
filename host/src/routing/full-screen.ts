import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';

/** Round a page header that is all there is on its page: it takes the screen, and stands in the middle of it. */
export const fullScreen = css({
  display: 'grid',
  minBlockSize: `calc(100dvh - ${tokens.layout.header})`,
  '& > header': { display: 'grid', alignContent: 'center' },
});
